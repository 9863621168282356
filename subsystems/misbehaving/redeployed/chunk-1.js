// A chunk of version 1.
void 0;
