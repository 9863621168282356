import { EnvelopeError, HttpStatusError } from './errors';

const GONE = ['404', '410'];

/**
 * What servers say of a record that they do not have. The envelope has one status for all refusals (A40), and "system
 * busy" must neither be shown as a missing record nor remove what is stored about it.
 */
const SAYS_GONE = /不存在|已(?:被)?(?:删除|撤)|not found|not exist|no longer exists|deleted|withdrawn|revoked/i;

/** Whether the server responded that the record does not exist; other failures say nothing about it. */
export const isRecordGone = (error: unknown): boolean =>
  error instanceof EnvelopeError
    ? GONE.includes(error.status) || SAYS_GONE.test(error.msg)
    : error instanceof HttpStatusError && GONE.includes(String(error.status));
