import { useEffect, useState } from 'react';
import type { OptionItem } from '@/domain/dictionary/assumed';
import { listOptions } from '@/services/dictionaries';

const DICTIONARY = 'manual_source';

/** Where manuals come from, as the dictionary of the server knows it; empty until that is known. */
export function useSources(): OptionItem[] {
  const [sources, setSources] = useState<OptionItem[]>([]);
  useEffect(() => {
    let isCurrent = true;
    listOptions(DICTIONARY).then(
      (options) => isCurrent && setSources(options),
      // The call has said it; the list works without its filter by source.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return sources;
}
