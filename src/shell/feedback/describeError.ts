/**
 * The only place that turns an error into a sentence (R291–R299, R310). A server's message is shown as text, cut, never
 * as markup; developers' texts (exceptions, schema paths) are never shown.
 */
import { translate, type TextKey } from '@/locales/text';
import {
  AbortedError,
  EnvelopeError,
  HttpStatusError,
  NetworkError,
  SessionExpiredError,
  TimeoutError,
  UnknownOutcomeError,
} from '@/services/http';

/** Maximum length of a server's message (R288). */
const FAILURE_TEXT_LIMIT = 200;

const textOfStatus: ReadonlyMap<number, TextKey> = new Map([
  [400, 'errors.badRequest'],
  [401, 'errors.noPermission'],
  [403, 'errors.noPermission'],
  [404, 'errors.notFound'],
  [408, 'errors.timeout'],
  [413, 'errors.tooLarge'],
  [429, 'errors.tooOften'],
  [500, 'errors.server'],
  [502, 'errors.unavailable'],
  [503, 'errors.busy'],
  [504, 'errors.busy'],
]);

/** The server's message as one line of plain text, cut to the limit. */
function plain(message: string): string {
  const line = message.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ').trim();
  const letters = [...line];
  return letters.length > FAILURE_TEXT_LIMIT ? `${letters.slice(0, FAILURE_TEXT_LIMIT - 1).join('')}…` : line;
}

function describeStatus(error: HttpStatusError, fallback: TextKey): string {
  if (error.status === 429 && error.retryAfterMs)
    return translate('errors.tooOftenWait', { seconds: Math.ceil(error.retryAfterMs / 1000) });
  return translate(textOfStatus.get(error.status) ?? fallback);
}

/**
 * The sentence to show for an error; empty when nothing is to be shown (canceled by the person, session over).
 * `fallback` is used when neither the server nor the kind of failure provides a text (R296–R299).
 */
export function describeError(error: unknown, fallback: TextKey = 'errors.request'): string {
  if (error instanceof AbortedError || error instanceof SessionExpiredError) return '';
  if (error instanceof EnvelopeError) return plain(error.msg) || translate(fallback);
  if (error instanceof HttpStatusError) return describeStatus(error, fallback);
  if (error instanceof UnknownOutcomeError) return translate('errors.unknownOutcome');
  if (error instanceof TimeoutError) return translate('errors.timeout');
  if (error instanceof NetworkError) return translate('errors.offline');
  return translate(fallback);
}
