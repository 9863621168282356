import { useRef, useState } from 'react';
import { useRequest } from 'ahooks';
import type { GrayRule } from '@/domain/gray-release/assumed';
import { compareRules, countChanges, type RuleDifference } from '@/domain/gray-release/difference';
import { getGrayRule, saveGrayRule } from '@/services/gray-release';
import { text } from '@/locales/text';
import { confirm, describeError, toast } from '@/shell/feedback';
import { markStale, useFreshness } from '@/shell/pages';

/** A rule being edited. */
export interface RuleHandle {
  service: string;
  /** What the form shows: the saved rule with the changes; null until it is there. */
  edited: GrayRule | null;
  isDirty: boolean;
  changes: number;
  error: string | null;
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
}

const QUIET = { overlay: false, quiet: true } as const;
/** The form that its messages belong to (A10). */
const FORM = 'gray-release';

/** Reads, edits and saves the rule of a service (R224, R229). A save that fails keeps every change. */
export function useRule(service: string): RuleHandle {
  const [edits, setEdits] = useState<{ service: string; rule: GrayRule } | null>(null);
  // Only what it is compared with is kept: what is reviewed is always what would be sent.
  const [reviewed, setReviewed] = useState<{ service: string; before: GrayRule } | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  // Left with its service, an edit is gone: coming back must not bring it up again.
  if (edits && edits.service !== service) setEdits(null);
  const { data, error, loading, refresh, mutate } = useRequest(() => getGrayRule(service, QUIET), {
    refreshDeps: [service],
    onError: () => undefined,
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

  /** One thing at a time: a second click in the same moment counts for nothing. */
  const once = async (setBusy: (isBusy: boolean) => void, run: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    try {
      await run();
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };

  return {
    service,
    edited,
    isDirty,
    changes,
    error: saved || !error || loading ? null : (describeError(error) ?? ''),
    reload: refresh,
    change: (part) => {
      if (edited) setEdits({ service, rule: { ...edited, ...part } });
    },
    discard: async () => {
      const isSure = await confirm({
        title: text('gray.discardTitle'),
        content: text('gray.discardContent', { service, count: changes }),
        okText: text('gray.discard'),
        cancelText: text('feedback.stay'),
        danger: true,
      });
      if (isSure) setEdits(null);
    },
    review,
    isReviewing,
    startReview: () =>
      once(setReviewing, async () => {
        if (!saved) return;
        toast.closeForm(FORM);
        // Somebody else may have saved meanwhile. When that cannot be known, the server judges.
        const latest = await getGrayRule(service, QUIET).catch(() => saved);
        setReviewed({ service, before: latest });
      }),
    endReview: () => setReviewed(null),
    save: () =>
      once(setSaving, async () => {
        if (!edited) return;
        try {
          await saveGrayRule(edited, { overlay: false });
        } catch {
          // The failure has been told; everything stays as the person left it.
          return;
        }
        mutate(edited);
        setEdits(null);
        setReviewed(null);
        markStale('gray');
        noteReading();
        toast.show({ type: 'save', form: FORM, text: text('gray.saved', { service }) });
      }),
    isSaving,
  };
}
