// A page that knows no portal: it never says hello.
void 0;
