import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import { useWhenOnline } from '@/utils/useWhenOnline';

/** Uploads a file; rejects on failure or when the signal aborts. */
export type SendFile<Sent> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<Sent>;

/** A file that is not uploaded yet. */
export interface Upload {
  id: string;
  name: string;
  size: number;
  state: 'waiting' | 'running' | 'failed';
  /** Null until the browser reports progress. */
  fraction: number | null;
  error?: unknown;
  /** It failed without a connection. */
  wasOffline?: boolean;
}

/** The uploads of a field. */
export interface Uploads {
  /** Files being uploaded or failed, in the order in which they were chosen. */
  list: readonly Upload[];
  start(files: readonly File[]): void;
  retry(id: string): void;
  /** Cancels a running upload or removes a failed one. */
  cancel(id: string): void;
}

/** Number of parallel uploads; the others are queued. */
const AT_A_TIME = 3;

/**
 * Uploads files with progress; each can be canceled and retried (R047), and what failed without a connection is sent
 * again when it is back. Running uploads are aborted on unmount.
 * `onSent` is called for each uploaded file.
 */
export function useUploads<Sent>(send: SendFile<Sent>, onSent: (sent: Sent, file: File) => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());
  const lastId = useRef(0);

  const put = useMemoizedFn((id: string, change: Partial<Upload> | null) =>
    setList((known) =>
      change === null
        ? known.filter((upload) => upload.id !== id)
        : known.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
    ),
  );
  const forget = useMemoizedFn((id: string) => {
    files.current.delete(id);
    put(id, null);
  });

  const run = useEffectEvent(async (id: string, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    put(id, { state: 'running', fraction: null, error: undefined });
    try {
      const sent = await send(file, {
        signal,
        onProgress: (fraction) => {
          if (!signal.aborted) put(id, { fraction });
        },
      });
      if (signal.aborted) return;
      forget(id);
      onSent(sent, file);
    } catch (error) {
      if (!signal.aborted) put(id, { state: 'failed', error, wasOffline: !navigator.onLine });
    } finally {
      if (running.current.get(id) === controller) running.current.delete(id);
    }
  });

  useEffect(() => {
    for (const { id, state } of list) {
      if (running.current.size >= AT_A_TIME) return;
      const file = files.current.get(id);
      if (state === 'waiting' && file && !running.current.has(id)) void run(id, file);
    }
  }, [list]);

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const stopped = list.filter(({ state, wasOffline }) => state === 'failed' && wasOffline);
  useWhenOnline(stopped.length > 0 ? () => stopped.forEach(({ id }) => put(id, { state: 'waiting' })) : undefined);

  return {
    list,
    start: (chosen) => {
      const uploads = chosen.map((file): Upload => {
        const id = `upload-${(lastId.current += 1)}`;
        files.current.set(id, file);
        return { id, name: file.name, size: file.size, state: 'waiting', fraction: null };
      });
      setList((known) => [...known, ...uploads]);
    },
    retry: (id) => put(id, { state: 'waiting' }),
    cancel: (id) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      forget(id);
    },
  };
}
