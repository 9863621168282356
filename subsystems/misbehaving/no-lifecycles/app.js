// A script without life cycles.
window.somethingElse = { start: () => undefined };
