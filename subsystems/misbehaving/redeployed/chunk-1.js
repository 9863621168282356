// A part of version 1.
void 0;
