import { useRef, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import { isSameJson } from '@/domain/wire/json';
import { translate } from '@/locales/text';
import { EnvelopeError, HttpStatusError, UnknownOutcomeError, type CallOptions } from '@/services/http';
import type { PendingCreate } from '@/shell/drafts';
import { confirm, reportFailure, toast } from '@/shell/feedback';
import { randomKey } from '@/utils/randomKey';

/** Options of the write request. */
export interface WriteOptions extends Required<Pick<CallOptions, 'quiet' | 'idempotencyKey'>> {
  /** The person chose to overwrite another person's change. */
  shouldOverwrite: boolean;
}

interface SavingOptions<Content, Saved> {
  /** The form that the messages belong to (A10). */
  form: string;
  /** Writes a content, which must be serializable: contents are compared as JSON. */
  write: (content: Content, options: WriteOptions) => Promise<Saved>;
  /**
   * Searches the server for a content that was sent: the saved record, null if it does not exist, undefined if unknown.
   * `sentAt` is in epoch milliseconds.
   */
  find: (content: Content, sentAt: number) => Promise<Saved | null | undefined>;
  /** Whether sending creates a record, so that sending twice may create two. */
  isNew?: boolean;
  /** Stores the create request so that it survives a reload, until its outcome is known; null removes it. */
  keepPending?: (pending: PendingCreate | null) => void;
  /** Makes the record that turned out to be saved the edited one; returns false when that is impossible. */
  continueWith?: (saved: Saved, content: Content) => boolean;
  /** Whether someone else has changed the record since it was read; needed where the server does not check that. */
  isOutdated?: () => Promise<boolean>;
  /** Called when the content is saved. */
  onDone: (saved: Saved, content: Content) => void | Promise<void>;
  /** Shows a refusal at the field concerned; returns false when there is no such field. */
  onRefused?: (error: EnvelopeError) => boolean;
}

/** A content that was sent without receiving a response. */
export interface LostSave<Content> {
  content: Content;
  key: string;
  sentAt: number;
  /** Result of the last check on the server. */
  found: 'unknown' | 'missing' | 'saved';
  /** Time of that check. */
  checkedAt: number;
}

type SavingOutcome = 'done' | 'conflict' | 'unknown' | 'failed' | 'dropped';

export interface Saving<Content> {
  /** Sends a content, unless another one is being sent or `ask` resolves to false. */
  submit(
    content: Content,
    options?: { shouldOverwrite?: boolean; ask?: () => Promise<boolean> },
  ): Promise<SavingOutcome>;
  /** The content being sent. */
  sending: Content | null;
  /** Set while it is unknown whether a content was saved. */
  lost: LostSave<Content> | null;
  isChecking: boolean;
  /** Continues after a reload with a create request sent before it. */
  resume(pending: PendingCreate): void;
  /** Searches the server for the lost content; `present` is the form's current content. */
  check(present: Content): Promise<void>;
  /** Set while the person has to decide about another person's change. */
  conflict: { content: Content } | null;
  forgetConflict(): void;
}

/**
 * Sends the content of a form. One request at a time, however often the user clicks (T23); a failure changes nothing in
 * the form; a record that someone else has changed opens the conflict dialog (R239). When the response is lost, checks
 * on the server whether the content was saved, at once and before sending again; the same content is sent with the same
 * key.
 */
export function useSaving<Content, Saved>(options: SavingOptions<Content, Saved>): Saving<Content> {
  const { form, isNew = false } = options;
  const write = useMemoizedFn(options.write);
  const find = useMemoizedFn(options.find);
  const finish = useMemoizedFn(options.onDone);
  const isRunning = useRef(false);
  const lastKey = useRef<{ content: Content; key: string } | null>(null);
  const lostNow = useRef<LostSave<Content> | null>(null);
  const [sending, setSending] = useState<Content | null>(null);
  const [lost, setLost] = useState<LostSave<Content> | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [conflict, setConflict] = useState<{ content: Content } | null>(null);

  const putLost = (next: LostSave<Content> | null) => {
    lostNow.current = next;
    setLost(next);
  };
  const seen = (saved: Saved | null | undefined) =>
    ({ found: saved ? 'saved' : saved === null ? 'missing' : 'unknown', checkedAt: Date.now() }) as const;
  const done = async (saved: Saved, content: Content): Promise<SavingOutcome> => {
    lastKey.current = null;
    putLost(null);
    await finish(saved, content);
    return 'done';
  };
  const keyOf = (content: Content): string => {
    const known = [lostNow.current, lastKey.current].find((each) => each && isSameJson(each.content, content));
    lastKey.current = { content, key: known?.key ?? randomKey() };
    return lastKey.current.key;
  };

  /** Before sending again: resolves to undefined when sending is allowed. */
  const resolveLostSave = async (before: LostSave<Content>, content: Content): Promise<SavingOutcome | undefined> => {
    const isRepeated = isSameJson(before.content, content);
    const saved = await find(before.content, before.sentAt).catch(() => undefined);
    putLost({ ...before, ...seen(saved) });
    if (saved && isRepeated) return done(saved, content);
    if (saved && (!isNew || options.continueWith?.(saved, before.content))) return undefined;
    // Nothing was saved, or this is an update, which may safely be repeated.
    if (saved === null || (saved === undefined && !isNew)) return undefined;
    const isConfirmed = await confirm({
      title: translate(saved ? 'saving.earlierTitle' : 'saving.againTitle'),
      content: translate(saved ? 'saving.earlierContent' : 'saving.againContent'),
      okText: translate(saved ? 'saving.earlierOk' : 'saving.againOk'),
    });
    return isConfirmed ? undefined : 'dropped';
  };

  const handleFailure = async (error: unknown, attempt: Pick<LostSave<Content>, 'content' | 'key' | 'sentAt'>) => {
    const { content, sentAt } = attempt;
    if (error instanceof UnknownOutcomeError) {
      const saved = await find(content, sentAt).catch(() => undefined);
      if (saved) return done(saved, content);
      putLost({ ...attempt, ...seen(saved) });
      reportFailure(error);
      return 'unknown';
    }
    // This request has failed for certain; the outcome of an earlier one may still be unknown.
    if (isNew) options.keepPending?.(lostNow.current);
    if (isConflict(error)) {
      setConflict({ content });
      return 'conflict';
    }
    if (error instanceof EnvelopeError && options.onRefused?.(error)) return 'failed';
    reportFailure(error);
    return 'failed';
  };

  const send = async (content: Content, shouldOverwrite: boolean): Promise<SavingOutcome> => {
    // If the check fails, the server decides.
    if (!shouldOverwrite && (await options.isOutdated?.().catch(() => false))) {
      setConflict({ content });
      return 'conflict';
    }
    const repeated = lostNow.current && isSameJson(lostNow.current.content, content) ? lostNow.current : null;
    const attempt = { content, key: keyOf(content), sentAt: repeated?.sentAt ?? Date.now() };
    if (isNew) options.keepPending?.(attempt);
    let saved: Saved;
    try {
      saved = await write(content, { quiet: true, idempotencyKey: attempt.key, shouldOverwrite });
    } catch (error) {
      return handleFailure(error, attempt);
    }
    return done(saved, content);
  };

  const submit = useMemoizedFn<Saving<Content>['submit']>(async (content, { shouldOverwrite = false, ask } = {}) => {
    if (isRunning.current) return 'dropped';
    isRunning.current = true;
    setConflict(null);
    try {
      if (ask && !(await ask())) return 'dropped';
      setSending(content);
      toast.closeForm(form);
      const before = lostNow.current;
      return (before && (await resolveLostSave(before, content))) || (await send(content, shouldOverwrite));
    } finally {
      isRunning.current = false;
      setSending(null);
    }
  });

  const check = useMemoizedFn(async (present: Content) => {
    const before = lostNow.current;
    if (isRunning.current || !before) return;
    isRunning.current = true;
    setChecking(true);
    try {
      const saved = await find(before.content, before.sentAt);
      if (saved && isSameJson(before.content, present)) await done(saved, present);
      else putLost({ ...before, ...seen(saved) });
    } catch (error) {
      reportFailure(error);
    } finally {
      isRunning.current = false;
      setChecking(false);
    }
  });

  const resume = useMemoizedFn(({ content, key, sentAt }: PendingCreate) =>
    putLost({ content: content as Content, key, sentAt, found: 'unknown', checkedAt: Date.now() }),
  );

  return { submit, sending, lost, isChecking, check, resume, conflict, forgetConflict: () => setConflict(null) };
}

const CONFLICT = 409;

/** Whether the server rejected a change because the record has changed since it was read (R239). */
const isConflict = (error: unknown): boolean =>
  (error instanceof EnvelopeError && error.status === String(CONFLICT)) ||
  (error instanceof HttpStatusError && error.status === CONFLICT);
