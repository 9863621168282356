import type { NamedManual } from '@/domain/manual/assumed';
import { text } from '@/locales/text';
import { removeManual } from '@/services/manuals';
import { confirm, toast } from '@/shell/feedback';
import { quoteNames } from '@/shell/pages';
import { nameOf } from '../nameOf';
import { tellChange } from '../tellChange';

/** Asks, naming what will be gone, and deletes one manual after the other (R048, R249); how many are gone. */
export async function askAndRemove(manuals: readonly NamedManual[]): Promise<number> {
  const isWanted = await confirm({
    title: text('manuals.deleteTitle', { count: manuals.length }),
    content: text('manuals.deleteContent', { names: quoteNames(manuals.map((manual) => nameOf(manual, text))) }),
    okText: text('manuals.delete'),
    danger: true,
  });
  if (!isWanted) return 0;
  let done = 0;
  try {
    for (const { id } of manuals) {
      await removeManual(id);
      done += 1;
    }
  } catch {
    // The call has said what went wrong; what was deleted before it is gone.
  }
  if (done === 0) return 0;
  tellChange();
  toast.show({ type: 'success', text: text('manuals.deleted', { count: done }) });
  return done;
}
