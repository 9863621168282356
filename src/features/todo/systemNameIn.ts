import type { Todo } from '@/domain/todo/schema';

/** The name of a task's system in the user's language, which the server does not know; its own name otherwise. */
export const systemNameIn = (
  entries: readonly { systemCode: string; systemName: string }[],
  { systemCode, systemName }: Pick<Todo, 'systemCode' | 'systemName'>,
): string => entries.find((entry) => entry.systemCode === systemCode)?.systemName || systemName;
