import { ActionButton } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import { LeftOutNote } from './LeftOutNote';
import styles from './OptionsNote.module.css';

interface OptionsNoteProps {
  hasFailed?: boolean;
  onRetry?: () => void;
  /** Options that could not be parsed. */
  leftOut?: { count: number; requestId?: string };
}

/** Below a field with options: loading them failed, or some of them are left out (A40). */
export function OptionsNote({ hasFailed = false, onRetry, leftOut }: OptionsNoteProps) {
  const t = useText();
  if (!hasFailed) return <LeftOutNote {...leftOut} />;
  return (
    <span className={styles.failed} role="alert">
      {t('forms.optionsFailed')}
      <ActionButton kind="link" onClick={onRetry}>
        {t('common.retry')}
      </ActionButton>
    </span>
  );
}
