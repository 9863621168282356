import { useRef, useState } from 'react';
import { useRequest } from 'ahooks';
import type { GrayRule } from '@/domain/gray-release/schema';
import { compareRules, countChanges, type RuleDifference } from '@/domain/gray-release/difference';
import { keepSource, updateOf } from '@/domain/wire';
import { getGrayRule, saveGrayRule } from '@/services/gray-release';
import { translate } from '@/locales/text';
import { IN_BACKGROUND } from '@/services/http';
import { confirm, reportFailure, toast } from '@/shell/feedback';
import { markStale, useFreshness } from '@/shell/cached-pages';
import { useSaving, type Saving } from '@/shell/saving';

/** A rule being edited. */
export interface RuleHandle {
  service: string;
  /** The values of the form: the saved rule with the changes; null until it is loaded. */
  edited: GrayRule | null;
  isDirty: boolean;
  changes: number;
  /** Loading failed: a message has said why. */
  hasFailed: boolean;
  reload(): void;
  change(part: Partial<GrayRule>): void;
  /** Discards the changes after confirmation. */
  discard(): Promise<void>;
  /** The changes under review before saving; null outside the review. */
  review: { difference: RuleDifference; before: GrayRule; isOutdated: boolean } | null;
  /** Loads the rule again and shows what saving would change. */
  startReview(): Promise<void>;
  endReview(): void;
  isReviewing: boolean;
  save(): Promise<void>;
  isSaving: boolean;
  /** The state of the last save while its outcome is unknown. */
  saving: Saving<GrayRule>;
}

/** Form id of its messages (A10). */
const FORM = 'gray-release';

/** Loads, edits and saves the rule of a service (R224, R229). A failed save keeps every change. */
export function useRule(service: string): RuleHandle {
  const [edits, setEdits] = useState<{ service: string; rule: GrayRule } | null>(null);
  // Only the basis of the comparison is stored: the review always shows what would be sent.
  const [reviewed, setReviewed] = useState<{ service: string; before: GrayRule } | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const isBusy = useRef(false);
  // Changes are dropped when another service is selected; on return they are offered as a draft.
  if (edits && edits.service !== service) setEdits(null);
  const { data, error, loading, refresh, mutate } = useRequest(() => getGrayRule(service, IN_BACKGROUND), {
    refreshDeps: [service],
    // A failed background reload keeps the current rule without a message (A42).
    onError: (reason) => data?.serviceName !== service && reportFailure(reason),
    onSuccess: () => noteReading(),
  });

  // While loading, data still holds the rule of the previous service.
  const saved = data?.serviceName === service ? data : null;
  const edited = saved && (edits?.service === service ? edits.rule : saved);
  const difference = saved && edited && compareRules(saved, edited);
  const changes = difference ? countChanges(difference) : 0;
  const isDirty = changes > 0;
  // Without changes, or for another service, there is nothing to review.
  if (reviewed && (!isDirty || reviewed.service !== service)) setReviewed(null);
  const review = reviewed &&
    saved &&
    edited && {
      difference: compareRules(reviewed.before, edited),
      before: reviewed.before,
      isOutdated: countChanges(compareRules(saved, reviewed.before)) > 0,
    };
  const noteReading = useFreshness('gray', () => {
    if (!isDirty) refresh();
  });

  const saving = useSaving<GrayRule, GrayRule>({
    form: FORM,
    write: async (rule, { idempotencyKey: _, shouldOverwrite: __, ...options }) => {
      const known = reviewed?.before ?? saved ?? rule;
      const update = updateOf(known, rule, () => known);
      await saveGrayRule(update, options);
      return keepSource({ ...rule }, known, update);
    },
    find: async (rule) => {
      const present = await getGrayRule(rule.serviceName, { quiet: true });
      if (countChanges(compareRules(present, rule)) === 0) return keepSource({ ...rule }, present, {});
      // Unchanged on the server: the save did not arrive.
      return saved && countChanges(compareRules(present, saved)) === 0 ? null : undefined;
    },
    onDone: (rule) => {
      markStale('gray');
      toast.show({ type: 'save', form: FORM, text: translate('gray.saved', { service: rule.serviceName }) });
      if (rule.serviceName !== service) return;
      mutate(rule);
      setEdits(null);
      setReviewed(null);
      noteReading();
    },
  });

  const startReview = async () => {
    // Ignore a second click in the same tick.
    if (!saved || isBusy.current) return;
    isBusy.current = true;
    setReviewing(true);
    toast.closeForm(FORM);
    // Someone else may have saved in the meantime. If that cannot be checked, the server decides.
    const latest = await getGrayRule(service, { quiet: true }).catch(() => saved);
    isBusy.current = false;
    setReviewing(false);
    setReviewed({ service, before: latest });
  };

  return {
    service,
    edited,
    isDirty,
    changes,
    hasFailed: !saved && error !== undefined && !loading,
    reload: refresh,
    change: (part) => {
      if (!saved) return;
      // From the newest values: on a busy machine two changes may come between two renders.
      setEdits((now) => ({ service, rule: { ...(now?.service === service ? now.rule : saved), ...part } }));
    },
    discard: async () => {
      const isConfirmed = await confirm({
        title: translate('gray.discardTitle'),
        content: translate('gray.discardContent', { service, count: changes }),
        okText: translate('gray.discard'),
        cancelText: translate('feedback.stay'),
        danger: true,
      });
      if (isConfirmed) setEdits(null);
    },
    review,
    isReviewing,
    startReview,
    endReview: () => setReviewed(null),
    save: async () => {
      if (!edited || isBusy.current) return;
      // Someone else has saved: show their rule before it is overwritten.
      if ((await saving.submit(edited)) === 'conflict') await startReview();
    },
    isSaving: saving.sending !== null,
    saving,
  };
}
