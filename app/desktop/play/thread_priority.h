// How much of the machine a thread asks for. Helper threads and programs that it starts inherit it.
#pragma once

namespace parlour {

// The calling thread takes only the time that drawing leaves.
void yieldToDrawing();
// Drawing goes first, as do most other programs; but even on a busy machine the calling thread gets
// on, hears soon that it is to stop, and a program that it asks answers in time.
void goSecond();

} // namespace parlour
