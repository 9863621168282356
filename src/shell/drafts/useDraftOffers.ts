import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, listDrafts, whenVisitEnds, type DraftForm, type LeftDraft } from './draftStore';

interface OffersOptions<Value> {
  /** Key of the person; null while it is unknown. */
  userKey: string | null;
  name: DraftForm;
  id: string | null;
  value: Value;
  isReady: boolean;
  accept: (value: unknown) => Value | undefined;
}

/** Drafts of earlier visits of the form that differ from its content, newest first. */
export function useDraftOffers<Value>({ userKey, name, id, value, isReady, accept }: OffersOptions<Value>) {
  const [offers, setOffers] = useState<readonly { value: Value; draft: LeftDraft }[]>([]);

  const offer = useEffectEvent((drafts: readonly LeftDraft[]) => {
    const present = JSON.stringify(value);
    setOffers(
      drafts.flatMap((draft) => {
        const accepted = accept(draft.value);
        return accepted === undefined || JSON.stringify(accepted) === present ? [] : [{ value: accepted, draft }];
      }),
    );
  });
  // A stored draft is offered once the saved record is known, and no other window has its form open: browsers take a
  // moment to notice that a page was left.
  useEffect(() => {
    if (!isReady || userKey === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const offerNow = async (): Promise<void> => {
      const { left, openElsewhere } = await listDrafts({ userKey, name, id });
      if (signal.aborted) return;
      offer(left);
      if (openElsewhere.length === 0) return;
      await Promise.race(openElsewhere.map((visit) => whenVisitEnds(visit, signal)));
      if (!signal.aborted) await offerNow();
    };
    // Rejects when the form is left.
    offerNow().catch(() => undefined);
    return () => {
      controller.abort();
      setOffers([]);
    };
  }, [userKey, name, id, isReady]);

  const [newest] = offers;
  return {
    offers,
    newest,
    withdraw: () => setOffers([]),
    /** Removes the newest draft, so that the one before is offered. */
    discard: () => {
      if (!newest || userKey === null) return;
      setOffers((known) => known.filter((other) => other !== newest));
      void dropDraft({ userKey, name, id }, newest.draft.visit);
    },
  };
}
