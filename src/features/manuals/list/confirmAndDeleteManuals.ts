import type { NamedManual } from '@/domain/manual/schema';
import { translate } from '@/locales/text';
import { listManuals, removeManual } from '@/services/manuals';
import { confirm, toast } from '@/shell/feedback';
import { areGone, quoteNames, runAction, type ActionOutcome } from '@/shell/list-page';
import { invalidateManuals } from '../invalidateManuals';
import { nameOf } from '../nameOf';

/**
 * Deletes manuals one after the other after a confirmation that names them (R048, R249). Returns how many were deleted,
 * and whether the outcome of one more is unknown.
 */
export async function confirmAndDeleteManuals(
  manuals: readonly NamedManual[],
): Promise<{ count: number; isUnknown: boolean }> {
  const isConfirmed = await confirm({
    title: translate('manuals.deleteTitle', { count: manuals.length }),
    content: translate('manuals.deleteContent', {
      names: quoteNames(manuals.map((manual) => nameOf(manual, translate))),
    }),
    okText: translate('manuals.delete'),
    danger: true,
  });
  if (!isConfirmed) return { count: 0, isUnknown: false };
  let count = 0;
  let outcome: ActionOutcome = 'done';
  for (const { id, name } of manuals) {
    outcome = await runAction(
      (options) => removeManual(id, options),
      () =>
        areGone([{ id, title: name ?? '' }], (title, page) => listManuals({ name: title, ...page }, { quiet: true })),
    );
    // Manuals deleted before a failure stay deleted.
    if (outcome !== 'done') break;
    count += 1;
  }
  const isUnknown = outcome === 'unknown';
  if (count > 0 || isUnknown) invalidateManuals();
  if (count > 0) toast.show({ type: 'success', text: translate('manuals.deleted', { count }) });
  return { count, isUnknown };
}
