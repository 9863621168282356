import { orderedEntries, type MenuOrder } from '@/domain/menu-order';
import type { ServerEntry } from '@/domain/subsystem/schema';
import { isSameJson } from '@/domain/wire/json';
import { translate } from '@/locales/text';
import { IN_BACKGROUND, UnknownOutcomeError } from '@/services/http';
import { listNavigationEntries, saveEntryOrder } from '@/services/subsystems';
import { reportFailure, toast } from '@/shell/feedback';
import { sessionArea } from '@/utils/storage';
import { loadEntries } from '../loadEntries';
import { navigationStore } from '../navigationStore';
import { broadcastMenuOrder } from './menuChannel';

const FORM = 'menu-order';

type Entries = readonly ServerEntry[];

/** The part of the list that a save changes. */
const orderIn = (list: Entries) =>
  [...list]
    .sort((one, other) => one.orderNumber - other.orderNumber)
    .map(({ systemCode, isShow }) => `${systemCode} ${isShow}`);

const isSameOrder = (one: Entries, other: Entries) => isSameJson(orderIn(one), orderIn(other));

let running: Promise<boolean> | null = null;

/**
 * Saves a person's order (R103). The bar shows it at once and is rolled back when the server refuses; when its response
 * is lost, the server's list decides. A second call during the first joins it (R104). Resolves to whether it was saved.
 */
export function saveMenuOrder(order: MenuOrder): Promise<boolean> {
  running ??= save(order).finally(() => (running = null));
  return running;
}

async function save(order: MenuOrder): Promise<boolean> {
  toast.closeForm(FORM);
  const { list: before } = navigationStore.getState();
  const after = orderedEntries(order, before);
  navigationStore.setState({ list: after });
  try {
    await saveEntryOrder(after, { quiet: true });
  } catch (error) {
    const isLost = error instanceof UnknownOutcomeError;
    const found = isLost ? await listNavigationEntries(IN_BACKGROUND).catch(() => undefined) : undefined;
    if (!found || !isSameOrder(found, after)) {
      // A list that the server sent meanwhile is newer than both.
      if (navigationStore.getState().list === after)
        navigationStore.setState({ list: found && found.length > 0 ? found : before });
      reportFailure(error);
      return false;
    }
  }
  // A load that finished during the save may have returned the previous order, and so may one that goes on.
  navigationStore.setState({ list: after });
  if (navigationStore.getState().status === 'loading') void loadEntries();
  sessionArea.write('portal.navigationEntries', after);
  broadcastMenuOrder();
  toast.show({ type: 'save', form: FORM, text: translate('customize.saved') });
  return true;
}
