import { createStore, type StoreApi } from 'zustand/vanilla';

/** A file on a server and the name to save it under. */
export interface DownloadFile {
  uri: string;
  name: string;
}

/** How far a file has come; `fraction` is null while its size is unknown. */
export type DownloadState = { kind: 'running'; fraction: number | null } | { kind: 'failed' } | { kind: 'done' };

/** Fetches a file and saves it; rejects when that fails or the signal ends it. */
export type Transfer = (
  file: DownloadFile,
  options: { signal: AbortSignal; onProgress: (fraction: number | null) => void },
) => Promise<void>;

export interface Download {
  file: DownloadFile;
  state: DownloadState;
  /** The region that it was started in. */
  place: string;
  /** It has run while its region was not on screen: the tray tells of it. */
  isAway: boolean;
}

interface DownloadsState {
  /** By address. */
  downloads: ReadonlyMap<string, Download>;
}

/** Downloads, whoever started them; none of them ends with the page that it was started in (R009, B15). */
export interface DownloadsHandle {
  store: StoreApi<DownloadsState>;
  /** Starts a file; settles when it has ended, false when it was given up. One that is on its way is left to itself. */
  start(file: DownloadFile, place: string): Promise<boolean>;
  /**
   * Starts files one after the other: browsers hold back a page that saves many at once. Who gives one up gives up the
   * rest; who asks again while they come gets none of them twice (F41).
   */
  startAll(files: readonly DownloadFile[], place: string): Promise<void>;
  cancel(uri: string): void;
  /** The tray need not tell of it any more. */
  dismiss(uri: string): void;
  /** The region is on screen and tells of its downloads itself, until the answer is called. */
  show(place: string): () => void;
  /** Gives up everything and forgets it: somebody else may be next (T3). */
  clear(): void;
}

/** `onFailure` hears of every failure that nobody asked for. */
export function createDownloads(transfer: Transfer, onFailure: (error: unknown) => void): DownloadsHandle {
  const store = createStore<DownloadsState>(() => ({ downloads: new Map() }));
  const running = new Map<string, AbortController>();
  const runs = new Set<string>();
  const shownPlaces = new Set<string>();

  const change = (edit: (downloads: Map<string, Download>) => void) => {
    const downloads = new Map(store.getState().downloads);
    edit(downloads);
    store.setState({ downloads });
  };
  const put = (uri: string, part: Partial<Download>) =>
    change((downloads) => {
      const known = downloads.get(uri);
      if (known) downloads.set(uri, { ...known, ...part });
    });

  const start = async (file: DownloadFile, place: string) => {
    const { uri } = file;
    if (running.has(uri)) return true;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(uri, controller);
    change((downloads) =>
      downloads.set(uri, {
        file,
        place,
        state: { kind: 'running', fraction: null },
        isAway: !shownPlaces.has(place),
      }),
    );
    try {
      await transfer(file, {
        signal,
        onProgress: (fraction) => {
          if (!signal.aborted) put(uri, { state: { kind: 'running', fraction } });
        },
      });
      if (!signal.aborted) put(uri, { state: { kind: 'done' } });
    } catch (error) {
      if (signal.aborted) return false;
      put(uri, { state: { kind: 'failed' } });
      onFailure(error);
    } finally {
      if (running.get(uri) === controller) running.delete(uri);
    }
    return !signal.aborted;
  };

  const cancel = (uri: string) => {
    running.get(uri)?.abort();
    running.delete(uri);
    change((downloads) => downloads.delete(uri));
  };

  return {
    store,
    start,
    cancel,
    startAll: async (files, place) => {
      const key = files.map(({ uri }) => uri).join('\n');
      if (runs.has(key)) return;
      runs.add(key);
      try {
        for (const file of files) if (!(await start(file, place))) return;
      } finally {
        runs.delete(key);
      }
    },
    dismiss: (uri) => put(uri, { isAway: false }),
    show: (place) => {
      const ownOnes = () => [...store.getState().downloads.values()].filter((download) => download.place === place);
      shownPlaces.add(place);
      ownOnes()
        .filter(({ isAway }) => isAway)
        .forEach(({ file }) => put(file.uri, { isAway: false }));
      return () => {
        shownPlaces.delete(place);
        ownOnes()
          .filter(({ state }) => state.kind === 'running')
          .forEach(({ file }) => put(file.uri, { isAway: true }));
      };
    },
    clear: () => {
      running.forEach((controller) => controller.abort());
      running.clear();
      store.setState({ downloads: new Map() });
    },
  };
}
