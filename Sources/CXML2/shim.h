#pragma once
// libxml2 takes XML apart; wrapped so that its pointers stay inside the XML scanner of WorkoutFormats.
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
