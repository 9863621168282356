import { useRequest } from 'ahooks';
import type { OptionItem } from '@/domain/dictionary/assumed';
import { listOptions } from '@/services/dictionaries';
import { useReadFailure } from '@/shell/feedback';

const DICTIONARY = 'manual_source';
const NONE: readonly OptionItem[] = [];

/** Where manuals come from, as the dictionary of the server knows it; empty until that is known. */
export function useSources() {
  const { ask, handlers } = useReadFailure();
  const { data, error, refresh } = useRequest(() => listOptions(DICTIONARY), handlers);
  return { sources: data ?? NONE, hasFailed: error !== undefined, retry: () => ask(refresh) };
}
