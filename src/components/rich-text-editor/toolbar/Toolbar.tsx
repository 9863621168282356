import { useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { cx } from '@/utils/cx';
import styles from '../RichTextEditor.module.css';

/** One button as it stands now. */
export interface ToolbarButton {
  key: string;
  label: string;
  hint?: string;
  icon: ReactNode;
  /** Undefined: it is neither on nor off. */
  isOn?: boolean;
  isPossible: boolean;
  onClick: () => void;
}

interface ToolbarProps {
  label: string;
  /** Id of what it works on. */
  controls: string;
  groups: readonly (readonly ToolbarButton[])[];
  ref?: Ref<{ focus: () => void }>;
}

/** A row of buttons that is one stop of the Tab key; inside of it the arrows move. */
export function Toolbar({ label, controls, groups, ref }: ToolbarProps) {
  const buttons = groups.flat();
  const [current, setCurrent] = useState(buttons[0]?.key);
  const box = useRef<HTMLDivElement>(null);
  const stop = buttons.some(({ key }) => key === current) ? current : buttons[0]?.key;

  const focusAt = (index: number) => {
    const button = buttons.at(index % buttons.length);
    if (!button) return;
    setCurrent(button.key);
    box.current?.querySelector<HTMLElement>(`[data-action="${button.key}"]`)?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: () => focusAt(buttons.findIndex(({ key }) => key === stop)) }));

  const move = (event: KeyboardEvent) => {
    const at = buttons.findIndex(({ key }) => key === stop);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    focusAt(next);
  };

  return (
    <div
      ref={box}
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
    >
      {groups.map((group) => (
        <span key={group[0]?.key} className={styles.group}>
          {group.map(({ key, label: name, hint, icon, isOn, isPossible, onClick }) => (
            <button
              key={key}
              type="button"
              className={cx(styles.tool, isOn && styles.isOn)}
              data-action={key}
              aria-label={name}
              title={hint ? `${name} (${hint})` : name}
              aria-pressed={isOn}
              // Not `disabled`: the keyboard would fall out of the toolbar when a button becomes impossible.
              aria-disabled={!isPossible}
              tabIndex={key === stop ? 0 : -1}
              onFocus={() => setCurrent(key)}
              // The selection of the text stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => isPossible && onClick()}
            >
              {icon}
            </button>
          ))}
        </span>
      ))}
    </div>
  );
}
