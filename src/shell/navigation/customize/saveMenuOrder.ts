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
 * Saves a person's order (R103). The bar has it at once and takes the old one back when the server refuses. A second
 * call while the first is under way joins it (R104). Answers whether it is saved.
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
    // The call has said why. A list that came from the server meanwhile is newer than both.
    if (navigationStore.getState().list === after) navigationStore.setState({ list: before });
    return false;
  }
  // A load that was answered while saving may have brought the order of before.
  navigationStore.setState({ list: after });
  sessionArea.write('portal.navigationEntries', after);
  broadcastMenuOrder();
  toast.show({ type: 'save', form: FORM, text: translate('customize.saved') });
  return true;
}
