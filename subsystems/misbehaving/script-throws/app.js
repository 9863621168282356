// The build is broken: it stops before it declares anything.
throw new Error('the build is broken');
