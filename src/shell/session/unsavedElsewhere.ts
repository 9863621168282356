import { UNSAVED_ANSWER_MS } from '@/constants/session';
import { listUnsaved, type UnsavedWork } from '@/shell/unsaved-work';
import { translate } from '@/locales/text';
import { createWindowChannel } from '@/utils/createWindowChannel';
import { delay } from '@/utils/delay';
import { randomKey } from '@/utils/randomKey';
import { sessionStore } from './sessionStore';

/** Channel on which the windows of one person ask each other for unsaved work. */
export const UNSAVED_CHANNEL = 'portal.unsaved';

/** More names than a person reads; a program that speaks for the portal could send any number. */
const NAMES_MAX = 20;

type Message = { type: 'question'; id: string; person: string } | { type: 'answer'; id: string; work: UnsavedWork[] };

// Windows of one build or of another one, all of this origin: a shape that is not known is left out.
const isOf = <Type extends Message['type']>(data: unknown, type: Type): data is Message & { type: Type } =>
  (data as Partial<Message> | null)?.type === type;

const isWork = (work: unknown): work is UnsavedWork => typeof (work as UnsavedWork | null)?.name === 'string';

const channel = createWindowChannel(UNSAVED_CHANNEL);

/** Answers the other windows of the same person (T3). Returns the function that ends it. */
export const answerForUnsaved = (): (() => void) =>
  channel.listen((data) => {
    if (!isOf(data, 'question') || data.person !== sessionStore.getState().userKey) return;
    const work = listUnsaved().map(({ name, hasDraft, isDownload }) => ({ name, hasDraft, isDownload }));
    if (work.length > 0) channel.post({ type: 'answer', id: data.id, work } satisfies Message);
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
    if (!isOf(data, 'answer') || data.id !== id || !Array.isArray(data.work)) return;
    for (const { name, ...rest } of data.work.filter(isWork))
      found.push({ ...rest, name: translate('feedback.inOtherWindow', { name }) });
  });
  channel.post({ type: 'question', id, person } satisfies Message);
  await delay(UNSAVED_ANSWER_MS);
  stop();
  return found.slice(0, NAMES_MAX);
}
