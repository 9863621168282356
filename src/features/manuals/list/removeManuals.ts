import type { NamedManual } from '@/domain/manual/assumed';
import { text } from '@/locales/text';
import { removeManual } from '@/services/manuals';
import { confirm, toast } from '@/shell/feedback';
import { nameOf } from '../nameOf';
import { tellChange } from '../tellChange';

/** So many names a question names; of the others it says how many. */
const NAMED = 5;

/** Asks, naming what will be gone, and deletes one manual after the other (R048, R249); how many are gone. */
export async function askAndRemove(manuals: readonly NamedManual[]): Promise<number> {
  const names = manuals.slice(0, NAMED).map((manual) => text('manuals.quoted', { name: nameOf(manual, text) }));
  const rest = manuals.length - names.length;
  const isWanted = await confirm({
    title: text('manuals.deleteTitle', { count: manuals.length }),
    content: text('manuals.deleteContent', {
      names: names.join(text('manuals.comma')) + (rest > 0 ? text('manuals.andMore', { count: rest }) : ''),
    }),
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
