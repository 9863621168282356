import { useRequest } from 'ahooks';
import type { OptionItem } from '@/domain/dictionary/schema';
import { listOptions } from '@/services/dictionaries';
import { useReadFailure } from '@/shell/feedback';

const DICTIONARY = 'manual_source';
const NONE: readonly OptionItem[] = [];

/** The sources of manuals from the server's dictionary; empty until loaded. */
export function useSources() {
  const { ask, handlers } = useReadFailure();
  const { data, error, refresh } = useRequest(() => listOptions(DICTIONARY), handlers);
  return { sources: data ?? NONE, hasFailed: error !== undefined, retry: () => ask(refresh) };
}
