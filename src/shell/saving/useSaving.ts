import { useRef, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import { translate } from '@/locales/text';
import { EnvelopeError, UnknownOutcomeError, type CallOptions } from '@/services/http';
import type { PendingCreate } from '@/shell/drafts';
import { confirm, reportFailure, toast } from '@/shell/feedback';
import { recheckPermissions } from '@/shell/session';
import { isSameJson } from '@/utils/isSameJson';
import { randomKey } from '@/utils/randomKey';
import { isConflict } from './isConflict';

/** Options of the call that writes. */
export interface WriteOptions extends Required<Pick<CallOptions, 'quiet' | 'idempotencyKey'>> {
  /** The person chose to replace what somebody else has changed meanwhile. */
  overwrite: boolean;
}

interface SavingOptions<Content, Saved> {
  /** The form that the messages belong to (A10). */
  form: string;
  /** Writes a content: data only, by which it is told from another one. */
  write: (content: Content, options: WriteOptions) => Promise<Saved>;
  /**
   * Looks on the server for a content that was sent: what it was saved as, null when it is not there, undefined when
   * that cannot be decided. `sentAt` are epoch milliseconds.
   */
  find: (content: Content, sentAt: number) => Promise<Saved | null | undefined>;
  /** Whether sending creates a record: then sending twice may create two. */
  isNew?: boolean;
  /** Keeps what is being created where it outlives a reload, until its outcome is known; null forgets it. */
  keepPending?: (pending: PendingCreate | null) => void;
  /** The record that turned out to be saved is the one that is changed from now on; false when it cannot be changed. */
  adopt?: (saved: Saved, content: Content) => boolean;
  /** Whether somebody else has changed the record since it was read, where the server does not judge that by itself. */
  isOutdated?: () => Promise<boolean>;
  /** It is saved. */
  onDone: (saved: Saved, content: Content) => void | Promise<void>;
  /** Shows a refusal at the field that it is about; false when it is about none. */
  onRefused?: (error: EnvelopeError) => boolean;
}

/** A content that was sent and whose answer never came. */
export interface LostSave<Content> {
  content: Content;
  key: string;
  sentAt: number;
  /** What the server was last seen to have of it. */
  found: 'unknown' | 'missing' | 'saved';
  /** When that was. */
  checkedAt: number;
}

type SavingOutcome = 'done' | 'conflict' | 'unknown' | 'failed' | 'dropped';

export interface Saving<Content> {
  /** Sends a content, unless another one is under way or `ask` is answered with no. */
  submit(content: Content, options?: { overwrite?: boolean; ask?: () => Promise<boolean> }): Promise<SavingOutcome>;
  /** What is being sent. */
  sending: Content | null;
  /** Set while it is not known whether something was saved. */
  lost: LostSave<Content> | null;
  isChecking: boolean;
  /** Goes on after a reload with what was being created before it. */
  resume(pending: PendingCreate): void;
  /** Looks on the server for what was lost; `present` is what the form holds now. */
  check(present: Content): Promise<void>;
  /** Set while the person has to decide about what somebody else has changed. */
  conflict: { content: Content } | null;
  forgetConflict(): void;
}

/**
 * Sends what a form holds. One at a time, whatever is clicked (T23); a failure changes nothing in the form; a record
 * that somebody else has changed meanwhile asks what to do (R239). When the answer is lost, the server is asked whether
 * the content is there, at once and before anything is sent again; the same content goes with the same key.
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

  /** Before anything is sent again: undefined when it may be sent. */
  const settleLost = async (before: LostSave<Content>, content: Content): Promise<SavingOutcome | undefined> => {
    const isRepeated = isSameJson(before.content, content);
    const saved = await find(before.content, before.sentAt).catch(() => undefined);
    putLost({ ...before, ...seen(saved) });
    if (saved && isRepeated) return done(saved, content);
    if (saved && (!isNew || options.adopt?.(saved, before.content))) return undefined;
    // It is not there, or sending it again only writes the same once more.
    if (saved === null || (saved === undefined && !isNew)) return undefined;
    const isConfirmed = await confirm({
      title: translate(saved ? 'saving.earlierTitle' : 'saving.againTitle'),
      content: translate(saved ? 'saving.earlierContent' : 'saving.againContent'),
      okText: translate(saved ? 'saving.earlierOk' : 'saving.againOk'),
    });
    return isConfirmed ? undefined : 'dropped';
  };

  const judge = async (error: unknown, attempt: Pick<LostSave<Content>, 'content' | 'key' | 'sentAt'>) => {
    const { content, sentAt } = attempt;
    if (error instanceof UnknownOutcomeError) {
      const saved = await find(content, sentAt).catch(() => undefined);
      if (saved) return done(saved, content);
      putLost({ ...attempt, ...seen(saved) });
      reportFailure(error);
      return 'unknown';
    }
    // This attempt is decided; what an earlier one did may still not be known.
    if (isNew) options.keepPending?.(lostNow.current);
    if (isConflict(error)) {
      setConflict({ content });
      return 'conflict';
    }
    if (error instanceof EnvelopeError && options.onRefused?.(error)) return 'failed';
    reportFailure(error);
    recheckPermissions(error);
    return 'failed';
  };

  const send = async (content: Content, overwrite: boolean): Promise<SavingOutcome> => {
    // Where that cannot be found out, the server judges.
    if (!overwrite && (await options.isOutdated?.().catch(() => false))) {
      setConflict({ content });
      return 'conflict';
    }
    const repeated = lostNow.current && isSameJson(lostNow.current.content, content) ? lostNow.current : null;
    const attempt = { content, key: keyOf(content), sentAt: repeated?.sentAt ?? Date.now() };
    if (isNew) options.keepPending?.(attempt);
    let saved: Saved;
    try {
      saved = await write(content, { quiet: true, idempotencyKey: attempt.key, overwrite });
    } catch (error) {
      return judge(error, attempt);
    }
    return done(saved, content);
  };

  const submit = useMemoizedFn<Saving<Content>['submit']>(async (content, { overwrite = false, ask } = {}) => {
    if (isRunning.current) return 'dropped';
    isRunning.current = true;
    setConflict(null);
    try {
      if (ask && !(await ask())) return 'dropped';
      setSending(content);
      toast.closeForm(form);
      const before = lostNow.current;
      return (before && (await settleLost(before, content))) || (await send(content, overwrite));
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
