import { useStore } from 'zustand';
import { AppModal } from '@/components/app-modal';
import { textLanguage } from '@/utils/textLanguage';
import { questionStore } from './confirmStore';

const QUESTION_WIDTH_PX = 420;

/** The open questions of `confirm`, the newest on top. */
export function QuestionDialogs() {
  const questions = useStore(questionStore);
  return questions.map(({ id, title, content, okText, cancelText, danger, answer }) => (
    <AppModal
      key={id}
      open
      width={QUESTION_WIDTH_PX}
      title={title}
      okText={okText}
      cancelText={cancelText}
      isDanger={danger}
      onOk={() => answer(true)}
      onClose={() => answer(false)}
    >
      {typeof content === 'string' ? <p lang={textLanguage(content)}>{content}</p> : content}
    </AppModal>
  ));
}
