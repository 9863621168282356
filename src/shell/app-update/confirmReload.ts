import { translate } from '@/locales/text';
import { confirm } from '@/shell/feedback';
import { describeLeaving, isLoss, listUnsaved } from '@/shell/unsaved-work';

/** Asks before a reload that would lose unsaved work; true at once if there is none. */
export async function confirmReload(): Promise<boolean> {
  const work = listUnsaved();
  if (work.length === 0) return true;
  return confirm({
    title: translate('feedback.renewTitle'),
    content: describeLeaving(work),
    okText: translate('feedback.reloadPage'),
    cancelText: translate('feedback.renewLater'),
    danger: isLoss(work),
  });
}
