import { useEffect, useState } from 'react';
import { readFile } from '@/services/files';
import { reportFailure } from '@/shell/feedback';

type Loaded = { key: string } & ({ bytes: ArrayBuffer } | { error: unknown });

/** Loads the bytes of the previewed file with progress; aborted when another file is shown or on unmount. */
export function useFileBytes(uri: string) {
  const [attempt, setAttempt] = useState(0);
  const [fraction, setFraction] = useState<number | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const key = `${attempt} ${uri}`;

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (result: { bytes: ArrayBuffer } | { error: unknown }) => {
      if (!signal.aborted) setLoaded({ key, ...result });
    };
    setFraction(null);
    readFile({ uri, quiet: true, signal, onProgress: (part) => !signal.aborted && setFraction(part) })
      .then((blob) => blob.arrayBuffer())
      .then(
        (bytes) => settle({ bytes }),
        (error: unknown) => {
          settle({ error });
          if (!signal.aborted) reportFailure(error);
        },
      );
    return () => controller.abort();
  }, [uri, key]);

  const current = loaded?.key === key ? loaded : null;
  return {
    bytes: current && 'bytes' in current ? current.bytes : null,
    error: current && 'error' in current ? current.error : null,
    fraction,
    retry: () => setAttempt((count) => count + 1),
  };
}
