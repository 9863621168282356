import type { Message } from '@/domain/message/schema';
import { openInPager, recordAddress } from '@/shell/record-pager';

/** The messages that are shown, in their order, and their list. */
interface MessagesAround {
  messages: readonly Message[];
  label: string;
  backTo: string;
}

/** Opens the record that a message is about, with a bar that leads to those of the other messages of its list. */
export function openMessageRecord(message: Message, { messages, label, backTo }: MessagesAround): void {
  // A message that was opened by its address may be on another page of the list.
  const all = messages.some(({ id }) => id === message.id) ? messages : [message];
  const steps = all.flatMap(({ id, title, handleUrl }) => {
    const address = recordAddress(handleUrl);
    return address === undefined ? [] : [{ id, title, address }];
  });
  const index = steps.findIndex(({ id }) => id === message.id);
  if (index >= 0) openInPager({ label, backTo, steps: steps.map(({ title, address }) => ({ title, address })), index });
}
