/** Questions that wait for a choice, as a store that works outside React. */
import type { ReactNode } from 'react';

export type Question = {
  title: string;
  content?: ReactNode;
  okText?: string;
  cancelText?: string;
  /** Confirming deletes something: the confirm button is red, and Cancel has the focus. */
  danger?: boolean;
};

export type OpenQuestion = Question & { id: number; answer(isConfirmed: boolean): void };

let questions: readonly OpenQuestion[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function commit(next: readonly OpenQuestion[]) {
  questions = next;
  listeners.forEach((listener) => listener());
}

/** Asks before an action; resolves to true only on confirmation. Aborting the signal closes the question. */
export function confirm(question: Question, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const id = (lastId += 1);
    const answer = (isConfirmed: boolean) => {
      commit(questions.filter((open) => open.id !== id));
      resolve(isConfirmed);
    };
    commit([...questions, { ...question, id, answer }]);
    signal?.addEventListener('abort', () => answer(false), { once: true });
  });
}

/** Resolves every open question to false (sign-out). */
export function dismissQuestions(): void {
  for (const question of questions) question.answer(false);
}

/** For the host component. */
export const questionStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => questions,
};
