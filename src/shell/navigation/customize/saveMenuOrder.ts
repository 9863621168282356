import { orderedEntries, type MenuOrder } from '@/domain/menu-order';
import { translate } from '@/locales/text';
import { saveSubsystemOrder } from '@/services/subsystems';
import { toast } from '@/shell/feedback';
import { sessionArea } from '@/utils/storage';
import { navigationStore } from '../navigationStore';
import { broadcastMenuOrder } from './menuChannel';

const FORM = 'menu-order';

let running: Promise<boolean> | null = null;

/**
 * Saves a person's order (R103). The bar shows it at once and is rolled back when the server refuses. A second call
 * during the first joins it (R104). Resolves to whether it was saved.
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
    await saveSubsystemOrder(after);
  } catch {
    // The request has reported the reason. A list that the server sent meanwhile is newer than both.
    if (navigationStore.getState().list === after) navigationStore.setState({ list: before });
    return false;
  }
  // A load that finished during the save may have returned the previous order.
  navigationStore.setState({ list: after });
  sessionArea.write('portal.navigationEntries', after);
  broadcastMenuOrder();
  toast.show({ type: 'save', form: FORM, text: translate('customize.saved') });
  return true;
}
