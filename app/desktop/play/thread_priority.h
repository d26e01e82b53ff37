// How much of the machine a thread asks for. Helper threads inherit it.
#pragma once

namespace parlour {

// The calling thread takes only the time that drawing leaves.
void yieldToDrawing();
// Drawing goes first, as do most other programs; but even on a busy machine the calling thread gets
// on, and hears soon that it is to stop.
void goSecond();

} // namespace parlour
