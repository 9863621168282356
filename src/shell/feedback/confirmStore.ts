/** Questions that wait for a choice, as a store that works outside React. */
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

export interface Question {
  title: string;
  content?: ReactNode;
  okText?: string;
  cancelText?: string;
  /** Confirming deletes something: the confirm button is red, and Cancel has the focus. */
  danger?: boolean;
}

export type OpenQuestion = Question & { id: number; answer(isConfirmed: boolean): void };

/** The open questions, oldest first; for the host component. */
export const questionStore = createStore<readonly OpenQuestion[]>(() => []);

let lastId = 0;

const commit = (next: readonly OpenQuestion[]): void => questionStore.setState(next, true);

/** Asks before an action; resolves to true only on confirmation. Aborting the signal closes the question. */
export function confirm(question: Question, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const id = (lastId += 1);
    const answer = (isConfirmed: boolean) => {
      commit(questionStore.getState().filter((open) => open.id !== id));
      resolve(isConfirmed);
    };
    commit([...questionStore.getState(), { ...question, id, answer }]);
    signal?.addEventListener('abort', () => answer(false), { once: true });
  });
}

/** Resolves every open question to false (sign-out). */
export function dismissQuestions(): void {
  for (const question of questionStore.getState()) question.answer(false);
}
