import { useEffect, useState } from 'react';
import type { PinyinReader } from '@/domain/navigation';

let loading: Promise<PinyinReader> | undefined;

/** Retries after a failure; until it has loaded, only names and codes are searched. */
const loadReader = (): Promise<PinyinReader> =>
  (loading ??= import('pinyin-pro').then(
    ({ match }) =>
      (name, letters) => {
        const matched = match(name, letters, { continuous: true, precision: 'start' });
        return matched?.length ? [matched[0]!, matched.at(-1)! + 1] : null;
      },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** Returns the pinyin reader once it has loaded; loading starts with the first search panel. */
export function usePinyin(): PinyinReader | undefined {
  const [reader, setReader] = useState<{ read: PinyinReader }>();
  useEffect(() => {
    let isCurrent = true;
    loadReader().then(
      (read) => isCurrent && setReader({ read }),
      (error: unknown) => console.warn('[navigation] names are searched without pinyin', error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return reader?.read;
}
