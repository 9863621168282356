import { useId, useState } from 'react';
import { Input } from 'antd';
import { isValidPercent, readPercent } from '@/domain/gray-release/editedRule';
import { useText } from '@/locales/text';
import styles from './RuleForm.module.css';

interface PercentFieldProps {
  /** NaN for a text that is no number. */
  value: number;
  isDisabled: boolean;
  onChange: (percent: number) => void;
}

/** The share of the people in scope (R051). What cannot be saved stays as it was typed, with an error. */
export function PercentField({ value, isDisabled, onChange }: PercentFieldProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const isWrong = !isValidPercent(value);
  // The value may be another one since: of another service, of a draft, or discarded.
  const text = Object.is(readPercent(typed), value) ? typed : Number.isNaN(value) ? '' : String(value);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('gray.percent')}</label>
      <div className={styles.percent}>
        <Input
          id={id}
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          suffix="%"
          status={isWrong ? 'error' : undefined}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : `${id}-hint`}
          value={text}
          disabled={isDisabled}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readPercent(target.value));
          }}
        />
        <span id={`${id}-hint`} className={styles.hint}>
          {t('gray.percent.hint')}
        </span>
      </div>
      {isWrong && (
        <span id={`${id}-problem`} className={styles.problem} role="alert">
          {t('gray.percent.range')}
        </span>
      )}
    </div>
  );
}
