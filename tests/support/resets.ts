const resets = new Set<() => void>();

/** Has state reset before each test from now on; for replacements of modules, which a test may load or not. */
export const resetBeforeEach = (reset: () => void) => void resets.add(reset);

export const resetAll = () => resets.forEach((reset) => reset());
