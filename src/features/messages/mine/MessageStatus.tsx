import { StatusMark, type StatusTone } from '@/components/StatusMark';
import type { Message } from '@/domain/message/schema';
import { MESSAGE_DRAFT, MESSAGE_PUBLISHED } from '@/domain/message/messageQuery';
import { useText, type TextKey, type Translate } from '@/locales/text';
import { ABSENT } from '@/constants/absent';

const statuses: ReadonlyMap<string | undefined, { name: TextKey; tone: StatusTone }> = new Map([
  [MESSAGE_DRAFT, { name: 'messages.status.draft', tone: 'quiet' }],
  [MESSAGE_PUBLISHED, { name: 'messages.status.published', tone: 'success' }],
]);

type Status = Pick<Message, 'status' | 'statusName'>;

/** The status of the user's own message; an unknown one has the server's name, or none. */
export function messageStatusText(t: Translate, { status, statusName }: Status): string {
  const known = statuses.get(status);
  return known ? t(known.name) : (statusName ?? '');
}

/** The status of the user's own message (R045). */
export function MessageStatus({ status, statusName }: Status) {
  const t = useText();
  const text = messageStatusText(t, { status, statusName });
  return text === '' ? ABSENT : <StatusMark text={text} tone={statuses.get(status)?.tone} />;
}
