import { useId } from 'react';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import UserAddOutlined from '@ant-design/icons/es/icons/UserAddOutlined';
import type { ReactNode } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import styles from './BindingQuestion.module.css';

interface BindingQuestionProps {
  /** A choice is being processed: no other can be made. */
  isBusy: boolean;
  /** A new account is being created. */
  isCreating: boolean;
  onOld(): void;
  onNew(): void;
  onLater(): void;
  /** Note about an earlier submission. */
  children?: ReactNode;
}

/** Asks 'Do you have an old account?' and explains both choices; closing it means later (R156, A11). */
export function BindingQuestion({ isBusy, isCreating, onOld, onNew, onLater, children }: BindingQuestionProps) {
  const t = useText();
  return (
    <AppModal
      open
      title={t('binding.question.title')}
      isBusy={isBusy}
      onClose={onLater}
      footer={
        <ActionButton kind="link" disabled={isBusy} onClick={onLater}>
          {t('binding.question.later')}
        </ActionButton>
      }
    >
      <p className={styles.lead}>{t('binding.question.text')}</p>
      <div className={styles.note}>{children}</div>
      <div className={styles.answers}>
        <Answer
          icon={<LinkOutlined />}
          label={t('binding.question.old')}
          hint={t('binding.question.oldHint')}
          isDisabled={isBusy}
          isFirst
          onClick={onOld}
        />
        <Answer
          icon={isCreating ? <LoadingOutlined /> : <UserAddOutlined />}
          label={t(isCreating ? 'binding.creating' : 'binding.question.new')}
          hint={t('binding.question.newHint')}
          isDisabled={isBusy}
          onClick={onNew}
        />
      </div>
    </AppModal>
  );
}

interface AnswerProps {
  icon: ReactNode;
  label: string;
  hint: string;
  isDisabled: boolean;
  /** Focused when the dialog opens. */
  isFirst?: boolean;
  onClick(): void;
}

function Answer({ icon, label, hint, isDisabled, isFirst, onClick }: AnswerProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={styles.answer}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      disabled={isDisabled}
      data-autofocus={isFirst || undefined}
      onClick={onClick}
    >
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <RightOutlined className={styles.arrow} aria-hidden />
    </button>
  );
}
