import { Tag } from 'antd';
import type { Message } from '@/domain/message/schema';
import { MESSAGE_DRAFT, MESSAGE_PUBLISHED } from '@/domain/message/messageQuery';
import { useText, type TextKey } from '@/locales/text';
import { ABSENT } from '@/constants/absent';

const states: ReadonlyMap<string | undefined, { name: TextKey; color?: string }> = new Map([
  [MESSAGE_DRAFT, { name: 'messages.status.draft' }],
  [MESSAGE_PUBLISHED, { name: 'messages.status.published', color: 'success' }],
]);

/** The status of the user's own message (R045); unknown ones show the server's name. */
export function MessageState({ status, statusName }: Pick<Message, 'status' | 'statusName'>) {
  const t = useText();
  const state = states.get(status);
  return (
    <Tag variant="filled" color={state?.color}>
      {state ? t(state.name) : statusName || ABSENT}
    </Tag>
  );
}
