import type { DictionaryItem } from '@/domain/dictionary/schema';
import { listDictionaries, listItemsOfDictionaries } from '@/services/dictionaries';
import { onSessionEnd } from '@/shell/session';
import { setDictionary } from './sharedState';

/** Number of the session: a response to a request of an earlier one is dropped. */
let session = 0;
let loading: Promise<void> | null = null;
onSessionEnd(() => {
  session += 1;
  loading = null;
});

/**
 * Loads the portal's dictionaries in the background (R141), once a session, when the first micro-app may need them. A
 * failure leaves them empty without a message, and the next micro-app tries again.
 */
export const loadDictionary = (): Promise<void> => (loading ??= fetchDictionary());

async function fetchDictionary(): Promise<void> {
  const mine = session;
  try {
    const codes = (await listDictionaries()).map(({ dataCode }) => dataCode);
    if (mine !== session || codes.length === 0) return;
    const items = await listItemsOfDictionaries(codes);
    if (mine !== session) return;
    const dictMap = new Map<string, DictionaryItem[]>(codes.map((code) => [code, []]));
    for (const item of items) dictMap.get(item.parentCode)?.push(item);
    setDictionary({ fieldSelected: codes, dictMap: Object.fromEntries(dictMap) });
  } catch {
    // A micro-app that needs them asks its own server.
    if (mine === session) loading = null;
  }
}
