import * as z from 'zod/mini';
import { listUnsaved, type UnsavedWork } from '@/shell/unsaved-work';
import { translate } from '@/locales/text';
import { createWindowChannel } from '@/utils/createWindowChannel';
import { randomKey } from '@/utils/randomKey';
import { sessionStore } from './sessionStore';

/** Channel on which the windows of one person ask each other for unsaved work. */
export const UNSAVED_CHANNEL = 'portal.unsaved';

/** Time for the answers in milliseconds: a window in the background answers within a few. */
const ANSWER_MS = 150;

const work = z.object({
  name: z.string().check(z.maxLength(300)),
  hasDraft: z.optional(z.boolean()),
  isDownload: z.optional(z.boolean()),
});
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('question'), id: z.string(), person: z.string() }),
  z.object({ type: z.literal('answer'), id: z.string(), work: z.array(work).check(z.maxLength(100)) }),
]);

const channel = createWindowChannel(UNSAVED_CHANNEL);

/** Answers the other windows of the same person (T3). Returns the function that ends it. */
export const answerForUnsaved = (): (() => void) =>
  channel.listen((data) => {
    const parsed = message.safeParse(data);
    if (!parsed.success || parsed.data.type !== 'question') return;
    const { id, person } = parsed.data;
    const own = listUnsaved();
    if (own.length === 0 || person !== sessionStore.getState().userKey) return;
    channel.post({
      type: 'answer',
      id,
      work: own.map(({ name, hasDraft, isDownload }) => ({ name, hasDraft, isDownload })),
    });
  });

/**
 * The unsaved work in other windows of the same person, which a sign-out would end, too. Resolves after a moment, for
 * windows that do not answer, and empty in a browser without the channel (F55).
 */
export async function listUnsavedElsewhere(): Promise<UnsavedWork[]> {
  const person = sessionStore.getState().userKey;
  if (person === null) return [];
  const id = randomKey();
  const found: UnsavedWork[] = [];
  const stop = channel.listen((data) => {
    const parsed = message.safeParse(data);
    if (!parsed.success || parsed.data.type !== 'answer' || parsed.data.id !== id) return;
    for (const { name, ...rest } of parsed.data.work)
      found.push({ ...rest, name: translate('feedback.inOtherWindow', { name }) });
  });
  channel.post({ type: 'question', id, person });
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  stop();
  return found;
}
