// A broken build: it throws before it declares life cycles.
throw new Error('the build is broken');
