import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@/shell/session';
import type { DraftForm, PendingCreate } from './draftStore';
import { useDraftOffers } from './useDraftOffers';
import { useDraftSaving } from './useDraftSaving';

export interface DraftOptions<Value> {
  /** The form, such as 'notice'. */
  name: DraftForm;
  /** Id of the edited record; absent for a new one. */
  id?: string | null;
  /** Current content of the form, as serializable data. */
  value: Value;
  /** Puts a saved value into the form. */
  onRestore: (value: Value) => void;
  /** Called after `onRestore` when the value was being created and the outcome is unknown. */
  onPending?: (pending: PendingCreate) => void;
  /** Id of a draft that is restored without asking, because the user chose it. */
  chosen?: string;
  /** Whether the form differs from the saved record; by default, from the first value. */
  isDirty?: boolean;
  /** False while the record is still loading: nothing is saved or offered. */
  isReady?: boolean;
  /** Validates a saved value, which may come from an older build; undefined rejects it. */
  accept?: (value: unknown) => Value | undefined;
  /** Version of the record that was read: an offer based on another one is outdated. */
  version?: string;
  /** The text to copy when the browser cannot store the draft. */
  textOf?: (value: Value) => string;
}

/** A saved value that was not yet restored or discarded; typing does not overwrite it. */
export interface DraftOffer {
  savedAt: number;
  /** The record was changed on the server since. */
  isOutdated: boolean;
}

/** The draft of a form, for `DraftBar` and `DraftStatus`. */
export interface Draft<Value = never> {
  offer: DraftOffer | null;
  /** When the form's text was last stored; null when it is not. */
  savedAt: number | null;
  /** The browser refused to store the text: a reload would lose it. */
  isRefused: boolean;
  /** The text of the form, for copying. */
  text: () => string;
  /** Whether the form holds something that restoring would replace. */
  isDirty: boolean;
  /** Whether the input outlives this window: the person is known and the browser can store. */
  isPersisted: boolean;
  restore: () => void;
  /** Removes the offered draft and offers the previous one. */
  discard: () => void;
  /** Saves the draft now instead of after the delay. */
  saveNow: () => Promise<void>;
  /** Removes the draft after the form was sent; input that differs from `sent` is saved again. */
  clear: (sent?: Value) => Promise<void>;
  /** Stores the create request with the draft until its outcome is known; null removes it. */
  keepPending: (pending: PendingCreate | null) => void;
}

const acceptAny = (value: unknown) => value as never;

/**
 * Saves what a person types, per person and record, and offers it again (R047, A31): two seconds after the last change,
 * ten at the latest, and whenever the field, the window or the session is left. The draft of an open form is not
 * offered elsewhere.
 */
export function useDraft<Value>(options: DraftOptions<Value>): Draft<Value> {
  const { name, id = null, value, isReady = true, version, accept = acceptAny } = options;
  const userKey = useSession((session) => session.userKey);
  const isDirty = useDirty(options);
  const { takeOver, ...saving } = useDraftSaving({ userKey, name, id, value, isDirty, isReady, version });
  const { offers, newest, withdraw, discard } = useDraftOffers({ userKey, name, id, value, isReady, accept });

  const restore = (offer = newest) => {
    if (!offer) return;
    takeOver(offer.draft);
    options.onRestore(offer.value);
    if (offer.draft.pending) options.onPending?.(offer.draft.pending);
    withdraw();
  };
  const restoreChosen = useEffectEvent(() => {
    const chosen = offers.find(({ draft }) => draft.visit === options.chosen);
    if (chosen && !isDirty) restore(chosen);
  });
  useEffect(() => restoreChosen(), [offers]);

  return {
    ...saving,
    offer: newest
      ? {
          savedAt: newest.draft.savedAt,
          isOutdated: newest.draft.version !== undefined && version !== undefined && newest.draft.version !== version,
        }
      : null,
    text: () => options.textOf?.(value) ?? '',
    isDirty,
    isPersisted: userKey !== null && !saving.isRefused,
    restore: () => restore(),
    discard,
  };
}

/** Whether the form has unsaved content: `isDirty` if given, otherwise compared with the first value. */
function useDirty<Value>({ isDirty, value, isReady = true, id }: DraftOptions<Value>): boolean {
  const [first, setFirst] = useState<{ id: unknown; text: string } | null>(null);
  if (isDirty === undefined && isReady && (first === null || first.id !== id))
    setFirst({ id, text: JSON.stringify(value) });
  return isDirty ?? (first !== null && first.text !== JSON.stringify(value));
}
