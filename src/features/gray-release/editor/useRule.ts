import { useRef, useState } from 'react';
import { useRequest } from 'ahooks';
import type { GrayRule } from '@/domain/gray-release/assumed';
import { compareRules, countChanges, type RuleDifference } from '@/domain/gray-release/difference';
import { keepSource, updateOf } from '@/domain/wire';
import { getGrayRule, saveGrayRule } from '@/services/gray-release';
import { translate } from '@/locales/text';
import { IN_BACKGROUND } from '@/services/http';
import { confirm, reportFailure, toast } from '@/shell/feedback';
import { markStale, useFreshness } from '@/shell/pages';
import { useSaving, type Saving } from '@/shell/saving';

/** A rule being edited. */
export interface RuleHandle {
  service: string;
  /** What the form shows: the saved rule with the changes; null until it is there. */
  edited: GrayRule | null;
  isDirty: boolean;
  changes: number;
  /** It could not be read: a message has said why. */
  hasFailed: boolean;
  reload(): void;
  change(part: Partial<GrayRule>): void;
  /** Takes the changes back, after a question. */
  discard(): Promise<void>;
  /** What is about to be saved, while the person looks at it. */
  review: { difference: RuleDifference; before: GrayRule; isOutdated: boolean } | null;
  /** Reads the rule once more and shows what saving would change. */
  startReview(): Promise<void>;
  endReview(): void;
  isReviewing: boolean;
  save(): Promise<void>;
  isSaving: boolean;
  /** How the last save went, while that is not known. */
  saving: Saving<GrayRule>;
}

/** The form that its messages belong to (A10). */
const FORM = 'gray-release';

/** Reads, edits and saves the rule of a service (R224, R229). A save that fails keeps every change. */
export function useRule(service: string): RuleHandle {
  const [edits, setEdits] = useState<{ service: string; rule: GrayRule } | null>(null);
  // Only what it is compared with is kept: what is reviewed is always what would be sent.
  const [reviewed, setReviewed] = useState<{ service: string; before: GrayRule } | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const isBusy = useRef(false);
  // Left with its service, an edit is gone: coming back must not bring it up again.
  if (edits && edits.service !== service) setEdits(null);
  const { data, error, loading, refresh, mutate } = useRequest(() => getGrayRule(service, IN_BACKGROUND), {
    refreshDeps: [service],
    // A rule that is read again in the background stays as it is (A42).
    onError: (reason) => data?.serviceName !== service && reportFailure(reason),
    onSuccess: () => noteReading(),
  });

  // The answer for another service is still there while this one's is on its way.
  const saved = data?.serviceName === service ? data : null;
  const edited = saved && (edits?.service === service ? edits.rule : saved);
  const difference = saved && edited && compareRules(saved, edited);
  const changes = difference ? countChanges(difference) : 0;
  const isDirty = changes > 0;
  // Without changes, or at another service, there is nothing left to be looked at.
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
    write: async (rule, { idempotencyKey: _, overwrite: __, ...options }) => {
      const known = reviewed?.before ?? saved ?? rule;
      const update = updateOf(known, rule, () => known);
      await saveGrayRule(update, options);
      return keepSource({ ...rule }, known, update);
    },
    find: async (rule) => {
      const present = await getGrayRule(rule.serviceName, { quiet: true });
      if (countChanges(compareRules(present, rule)) === 0) return keepSource({ ...rule }, present, {});
      // Still the one that was being changed: nothing has arrived.
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
    // A second click in the same moment counts for nothing.
    if (!saved || isBusy.current) return;
    isBusy.current = true;
    setReviewing(true);
    toast.closeForm(FORM);
    // Somebody else may have saved meanwhile. When that cannot be known, the server judges.
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
      if (edited) setEdits({ service, rule: { ...edited, ...part } });
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
      // Somebody else was faster: what they have saved is shown before it is replaced.
      if ((await saving.submit(edited)) === 'conflict') await startReview();
    },
    isSaving: saving.sending !== null,
    saving,
  };
}
