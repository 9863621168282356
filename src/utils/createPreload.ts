/** A load that can begin before anything needs its result. */
export interface Preload<Result> {
  /** Starts the load. The next `load` takes its result, unless it has failed by then. */
  preload(): void;
  load(): Promise<Result>;
}

/** A preload whose result is used once; all other loads start anew. */
export function createPreload<Result>(load: () => Promise<Result>): Preload<Result> {
  let preloaded: Promise<Result> | null = null;
  return {
    preload() {
      const started = load();
      preloaded = started;
      started.catch(() => {
        if (preloaded === started) preloaded = null;
      });
    },
    load() {
      const started = preloaded ?? load();
      preloaded = null;
      return started;
    },
  };
}
