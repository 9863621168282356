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

interface Pinyin {
  isLoading: boolean;
  /** Absent until it has loaded, and when it could not be loaded. */
  read?: PinyinReader;
}

/** Loads the pinyin reader with the first search panel. */
export function usePinyin(): Pinyin {
  const [pinyin, setPinyin] = useState<Pinyin>({ isLoading: true });
  useEffect(() => {
    let isCurrent = true;
    loadReader().then(
      (read) => isCurrent && setPinyin({ isLoading: false, read }),
      (error: unknown) => {
        console.warn('[navigation] names are searched without pinyin', error);
        if (isCurrent) setPinyin({ isLoading: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return pinyin;
}
