#pragma once
// libxml2 takes XML apart; wrapped so that its pointers stay inside the XML scanner of WorkoutFormats.
#include <libxml/xmlversion.h>
// Its headers would declare ICU a second time, otherwise than Foundation does; nothing of that is used.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
