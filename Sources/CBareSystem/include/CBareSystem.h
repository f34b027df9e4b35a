#pragma once
// Nothing is called by name: being linked is enough.
