import type { ReactNode } from 'react';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';
import { copyWithToast } from '@/shell/feedback';
import { textLanguage } from '@/utils/textLanguage';
import { ABSENT } from '@/constants/absent';
import styles from './PersonalCenter.module.css';

interface FieldProps {
  label: string;
  value: string;
  /** Shown instead of the value: its masked form, a tag. */
  shown?: ReactNode;
  isCopyable?: boolean;
  /** A button after the value. */
  action?: ReactNode;
}

/** A labeled value; a missing one is a dash and cannot be copied (R005). */
export function Field({ label, value, shown, isCopyable = false, action }: FieldProps) {
  const t = useText();
  const copy = () =>
    copyWithToast(value, { copied: t('personal.copied', { label }), notCopied: t('personal.notCopied', { label }) });
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value} lang={shown ? undefined : textLanguage(value)}>
          {value ? (shown ?? value) : ABSENT}
        </span>
        {action}
        {isCopyable && value && (
          <IconButton
            label={t('personal.copy', { label })}
            icon={<CopyOutlined aria-hidden />}
            onClick={() => void copy()}
          />
        )}
      </dd>
    </div>
  );
}
