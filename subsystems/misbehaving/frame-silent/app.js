// A page without the SDK: it never sends the greeting.
void 0;
