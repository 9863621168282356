import { useId, useState, type FormEvent } from 'react';
import { type Day, readDay } from '@/domain/calendar';
import { useText } from '@/locales/text';
import styles from './MonthCalendar.module.css';

/** Goes to a typed date, or shows the expected format and keeps the month (R188); also goes back to today. */
export function JumpToDate({ onJump, today }: { onJump: (day: Day) => void; today: Day }) {
  const t = useText();
  const errorId = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const day = readDay(text);
    setWrong(!day);
    if (!day) return;
    setText(day);
    onJump(day);
  };

  return (
    <form className={styles.foot} onSubmit={submit} noValidate>
      <div className={styles.jump}>
        <input
          className={styles.input}
          value={text}
          placeholder={t('home.calendar.format')}
          aria-label={t('home.calendar.jump')}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
        <button type="submit" className={styles.footButton}>
          {t('home.calendar.go')}
        </button>
        <button type="button" className={styles.todayButton} onClick={() => onJump(today)}>
          {t('date.today')}
        </button>
      </div>
      {isWrong && (
        <p id={errorId} role="alert" className={styles.error}>
          {t('home.calendar.invalid')}
        </p>
      )}
    </form>
  );
}
