import type { DictionaryItem } from '@/domain/dictionary/schema';
import { listDictionaries, listItemsOfDictionaries } from '@/services/dictionaries';
import { onSessionEnd } from '@/shell/session';
import { setDictionary, sharedState } from './sharedState';

/** Number of the session: a response to a request of an earlier one is dropped. */
let session = 0;
onSessionEnd(() => {
  session += 1;
});

/**
 * Loads the portal's dictionaries in the background (R141) when the first micro-app may need them. A failure leaves
 * them empty without a message, and the next micro-app tries again.
 */
export async function loadDictionary(): Promise<void> {
  if (sharedState.getState().dictionary.fieldSelected.length > 0) return;
  const mine = session;
  try {
    const codes = (await listDictionaries()).map(({ dataCode }) => dataCode);
    if (codes.length === 0) return;
    const items = await listItemsOfDictionaries(codes);
    if (mine !== session) return;
    const dictMap = new Map<string, DictionaryItem[]>(codes.map((code) => [code, []]));
    for (const item of items) dictMap.get(item.parentCode)?.push(item);
    setDictionary({ fieldSelected: codes, dictMap: Object.fromEntries(dictMap) });
  } catch {
    // A micro-app that needs them asks its own server.
  }
}
