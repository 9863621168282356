import { useRef } from 'react';
import { parseTicket } from '@/domain/session';
import { EnvelopeError } from '@/services/http';
import { addAccount, bindOldAccount } from '@/services/portal-account';
import { getUserInfo } from '@/services/users';
import { useSaving, type Saving } from '@/shell/saving';
import type { OldAccount } from './old-account/OldAccountDialog';

/** What is submitted: the old account to bind, or null to create a new one. */
export interface Submission {
  old: OldAccount | null;
}

/** The server has bound an account, or refuses. */
type Answer = 'bound' | EnvelopeError;

interface BindingOptions {
  bipNum: string | null;
  onBound: () => void;
  onRefused: (error: EnvelopeError, submission: Submission) => void;
}

/** Looks up whether the account is bound by now: null when it is not, undefined if the ticket is unreadable. */
async function findBinding(): Promise<Answer | null | undefined> {
  const { binding, isReadable } = parseTicket((await getUserInfo({ quiet: true })).loginTicket);
  if (!isReadable) return undefined;
  return binding === 'bound' ? 'bound' : null;
}

/**
 * Creates or binds an account (R157, R158): one submission at a time. When its response is lost, the person's ticket
 * tells whether the account is bound, at once and before sending again (T23).
 */
export function useBinding({ bipNum, onBound, onRefused }: BindingOptions): Saving<Submission> {
  const isAlreadyBound = useRef(false);
  return useSaving<Submission, Answer>({
    form: 'binding',
    isNew: true,
    write: async ({ old }, { quiet, idempotencyKey }) => {
      // An earlier submission without a response has bound the account after all.
      if (isAlreadyBound.current) return 'bound';
      const response = old
        ? await bindOldAccount({ ...old, bipNum: bipNum ?? '' }, { quiet })
        : await addAccount(bipNum ?? '', { quiet, idempotencyKey });
      if (response.isOk) return 'bound';
      return new EnvelopeError(old ? 'bindOldAccount' : 'addAccount', response.status, response.msg);
    },
    find: findBinding,
    continueWith: (answer) => {
      isAlreadyBound.current = answer === 'bound';
      return true;
    },
    onDone: (answer, submission) => (answer === 'bound' ? onBound() : onRefused(answer, submission)),
  });
}
