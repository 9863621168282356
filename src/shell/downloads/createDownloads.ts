import { createStore, type StoreApi } from 'zustand/vanilla';

/** A file on a server and the name to save it under. */
export interface DownloadFile {
  /** Empty if the server sent no address: the file cannot be downloaded (A40). */
  uri: string;
  name: string;
}

/** Progress of a file; `fraction` is null while its size is unknown. `done`: handed to the browser to save. */
export type DownloadState = { kind: 'running'; fraction: number | null } | { kind: 'failed' } | { kind: 'done' };

/** Fetches a file and saves it; rejects on failure and when the signal aborts. */
export type Transfer = (
  file: DownloadFile,
  options: { signal: AbortSignal; onProgress: (fraction: number | null) => void },
) => Promise<void>;

export interface Download {
  file: DownloadFile;
  state: DownloadState;
  /** Was not visible on any page while it ran, so the tray shows it. */
  isDetached: boolean;
}

/** Files that are downloaded one by one. */
interface DownloadRun {
  /** Index of the current file, or of the last one. */
  position: number;
  isRunning: boolean;
}

interface DownloadsState {
  /** By URI. */
  downloads: ReadonlyMap<string, Download>;
  /** By `keyOfRun`. */
  runs: ReadonlyMap<string, DownloadRun>;
}

/** The same files in the same order are the same run. */
export const keyOfRun = (files: readonly DownloadFile[]): string => files.map(({ uri }) => uri).join('\n');

/** Downloads of a window, independent of the page that started them (R009, B15). */
export interface DownloadsHandle {
  store: StoreApi<DownloadsState>;
  /** Starts a file; resolves when it has ended, to false when it was canceled. Does not restart a running one. */
  start(file: DownloadFile): Promise<boolean>;
  /**
   * Starts files one by one: browsers block a page that saves many at once. Canceling one cancels the rest. A second
   * call while the run is active fetches no file twice (F41), nor one that was saved separately meanwhile.
   */
  startAll(files: readonly DownloadFile[]): Promise<void>;
  /** Cancels the running file of a run and those queued after it. */
  cancelAll(files: readonly DownloadFile[]): void;
  /** Cancels a file and those queued after it. */
  cancel(uri: string): void;
  /** Cancels this file only. */
  skip(uri: string): void;
  /** Removes a file from the tray. */
  dismiss(uri: string): void;
  /** Marks these files as shown on screen, until the returned function is called. */
  show(uris: readonly string[]): () => void;
  /** Aborts and removes everything: another person may sign in next (T3). */
  clear(): void;
}

/** Abort reason of a file whose run continues. */
const SKIPPED = Symbol('skipped');

/** `onFailure` is called for every failure except a cancellation. */
export function createDownloads(transfer: Transfer, onFailure: (error: unknown) => void): DownloadsHandle {
  const store = createStore<DownloadsState>(() => ({ downloads: new Map(), runs: new Map() }));
  const running = new Map<string, AbortController>();
  /** By URI: number of components on screen that show the file. */
  const shownCounts = new Map<string, number>();

  const change = (edit: (downloads: Map<string, Download>) => void) => {
    const downloads = new Map(store.getState().downloads);
    edit(downloads);
    store.setState({ downloads });
  };
  const putRun = (key: string, run: DownloadRun) =>
    store.setState(({ runs }) => ({ runs: new Map(runs).set(key, run) }));
  const isRunning = (key: string) => store.getState().runs.get(key)?.isRunning ?? false;
  const put = (uri: string, part: Partial<Download>) =>
    change((downloads) => {
      const known = downloads.get(uri);
      if (known) downloads.set(uri, { ...known, ...part });
    });
  const countShown = (uris: readonly string[], step: 1 | -1) => {
    for (const uri of uris) {
      const count = (shownCounts.get(uri) ?? 0) + step;
      if (count > 0) shownCounts.set(uri, count);
      else shownCounts.delete(uri);
      const download = store.getState().downloads.get(uri);
      // A download that ended while it was visible needs no tray entry.
      const shouldUpdate = download?.state.kind === 'running' || download?.isDetached;
      if (shouldUpdate && download.isDetached !== count <= 0) put(uri, { isDetached: count <= 0 });
    }
  };

  const start = async (file: DownloadFile) => {
    const { uri } = file;
    if (running.has(uri)) return true;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(uri, controller);
    change((downloads) =>
      downloads.set(uri, {
        file,
        state: { kind: 'running', fraction: null },
        isDetached: !shownCounts.has(uri),
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
      if (signal.aborted) return signal.reason === SKIPPED;
      put(uri, { state: { kind: 'failed' } });
      onFailure(error);
    } finally {
      if (running.get(uri) === controller) running.delete(uri);
    }
    return !signal.aborted || signal.reason === SKIPPED;
  };

  const cancel = (uri: string, reason?: typeof SKIPPED) => {
    running.get(uri)?.abort(reason);
    running.delete(uri);
    change((downloads) => downloads.delete(uri));
  };

  return {
    store,
    start,
    cancel: (uri) => cancel(uri),
    skip: (uri) => cancel(uri, SKIPPED),
    startAll: async (files) => {
      const key = keyOfRun(files);
      if (isRunning(key)) return;
      const before = store.getState().downloads;
      const hasCome = (uri: string) => {
        const state = store.getState().downloads.get(uri)?.state;
        return state?.kind === 'done' && state !== before.get(uri)?.state;
      };
      let position = 0;
      for (const [index, file] of files.entries()) {
        position = index;
        putRun(key, { position, isRunning: true });
        if (!hasCome(file.uri) && !(await start(file))) break;
        // Canceled between two files, or cleared with the session.
        if (!isRunning(key)) return;
      }
      if (isRunning(key)) putRun(key, { position, isRunning: false });
    },
    cancelAll: (files) => {
      const key = keyOfRun(files);
      const run = store.getState().runs.get(key);
      if (!run?.isRunning) return;
      putRun(key, { ...run, isRunning: false });
      const file = files[run.position];
      if (file && running.has(file.uri)) cancel(file.uri);
    },
    dismiss: (uri) => put(uri, { isDetached: false }),
    show: (uris) => {
      countShown(uris, 1);
      return () => countShown(uris, -1);
    },
    clear: () => {
      running.forEach((controller) => controller.abort());
      running.clear();
      store.setState({ downloads: new Map(), runs: new Map() });
    },
  };
}
