import type { PortalQuestion } from '@portal/subsystem-sdk';
import { confirm } from '@/shell/feedback';
import { textOf } from './boundedText';

const QUESTION_TITLE_MAX_LENGTH = 100;
const QUESTION_TEXT_MAX_LENGTH = 500;
const BUTTON_MAX_LENGTH = 20;
/** A micro-app's question, copied field by field as text: it sets no other option of the portal's dialog. */
const questionOf = (asked: Partial<Record<keyof PortalQuestion, unknown>> | null | undefined): PortalQuestion => {
  const okText = textOf(asked?.okText, BUTTON_MAX_LENGTH);
  const cancelText = textOf(asked?.cancelText, BUTTON_MAX_LENGTH);
  return {
    title: textOf(asked?.title, QUESTION_TITLE_MAX_LENGTH),
    content: textOf(asked?.content, QUESTION_TEXT_MAX_LENGTH),
    ...(okText && { okText }),
    ...(cancelText && { cancelText }),
    danger: asked?.danger === true,
  };
};

/** Creates the questions that one micro-app asks the user: one at a time, and only where `mayAsk`. */
export function createQuestions(mayAsk: () => boolean) {
  /** The open question; aborted when the micro-app is hidden or stopped. */
  let question: AbortController | null = null;
  return {
    ask: async (asked: PortalQuestion): Promise<boolean> => {
      if (!mayAsk() || question) return false;
      const own = new AbortController();
      question = own;
      try {
        return await confirm(questionOf(asked), own.signal);
      } finally {
        if (question === own) question = null;
      }
    },
    takeBack: () => question?.abort(),
  };
}
