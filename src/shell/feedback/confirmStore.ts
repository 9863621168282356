/** Questions that wait for an answer, as a store that works outside React. */
import type { ReactNode } from 'react';

export type Question = {
  title: string;
  content?: ReactNode;
  okText?: string;
  cancelText?: string;
  /** The answer destroys something: the button is red, and the way out has the focus. */
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

/** Asks before something is done; true only when the person says so. Whoever aborts the signal takes it back. */
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

/** Answers every open question with no: nobody is left to ask (sign-out). */
export function dismissQuestions(): void {
  for (const question of questions) question.answer(false);
}

/** What the host draws. */
export const questionStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => questions,
};
