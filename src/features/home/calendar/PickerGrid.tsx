import { useEffect, useRef, type KeyboardEvent } from 'react';
import styles from './MonthCalendar.module.css';

interface Choice {
  value: number;
  label: string;
  isCurrent: boolean;
  isOff: boolean;
}

interface PickerGridProps {
  label: string;
  choices: Choice[];
  chosen: number;
  onChoose: (value: number) => void;
  onLeave: () => void;
}

const COLUMNS = 3;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

/** A choice of twelve months or years with arrow keys or mouse; Escape goes back to the days (R012). */
export function PickerGrid({ label, choices, chosen, onChoose, onLeave }: PickerGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const tabStop = choices.some((choice) => choice.value === chosen) ? chosen : choices[0]?.value;

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(list.current?.children ?? [])] as HTMLElement[];
    buttons[buttons.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };

  return (
    <div ref={list} role="group" aria-label={label} className={styles.choices} onKeyDown={onKeyDown}>
      {choices.map(({ value, label: text, isCurrent, isOff }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          tabIndex={value === tabStop ? 0 : -1}
          aria-pressed={value === chosen}
          aria-current={isCurrent ? 'date' : undefined}
          disabled={isOff}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
