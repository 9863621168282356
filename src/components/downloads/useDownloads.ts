import { useCallback, useEffect, useRef, useState } from 'react';

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

/** Downloads of a region, by address. */
export interface Downloads {
  stateOf(uri: string): DownloadState | undefined;
  /** Starts a file; settles when it has ended, false when it was given up. One that is on its way is left to itself. */
  start(file: DownloadFile): Promise<boolean>;
  cancel(uri: string): void;
}

/**
 * Keeps track of downloads: each file at most once at a time, with its progress, and each can be given up (R009).
 * What still runs when the region goes away is stopped. `onFailure` hears of every failure that nobody asked for.
 */
export function useDownloads(transfer: Transfer, onFailure: (error: unknown) => void): Downloads {
  const [states, setStates] = useState<ReadonlyMap<string, DownloadState>>(new Map());
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef({ transfer, onFailure });

  useEffect(() => {
    latest.current = { transfer, onFailure };
  });

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const put = useCallback((uri: string, state: DownloadState | null) => {
    setStates((current) => {
      const next = new Map(current);
      if (state) next.set(uri, state);
      else next.delete(uri);
      return next;
    });
  }, []);

  const start = useCallback(
    async (file: DownloadFile) => {
      // The map, not the state: two clicks of one moment both see the state of before.
      if (running.current.has(file.uri)) return true;
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(file.uri, controller);
      put(file.uri, { kind: 'running', fraction: null });
      try {
        await latest.current.transfer(file, {
          signal,
          onProgress: (fraction) => {
            if (!signal.aborted) put(file.uri, { kind: 'running', fraction });
          },
        });
        if (!signal.aborted) put(file.uri, { kind: 'done' });
      } catch (error) {
        if (signal.aborted) return false;
        put(file.uri, { kind: 'failed' });
        latest.current.onFailure(error);
      } finally {
        if (running.current.get(file.uri) === controller) running.current.delete(file.uri);
      }
      return !signal.aborted;
    },
    [put],
  );

  const cancel = useCallback(
    (uri: string) => {
      running.current.get(uri)?.abort();
      running.current.delete(uri);
      put(uri, null);
    },
    [put],
  );

  return { stateOf: (uri) => states.get(uri), start, cancel };
}
