// A script that runs and declares nothing.
window.somethingElse = { start: () => undefined };
