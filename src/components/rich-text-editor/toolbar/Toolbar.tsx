import { useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { cx } from '@/utils/cx';
import styles from '../RichTextEditor.module.css';

/** The current state of a button. */
export interface ToolbarButton {
  key: string;
  label: string;
  hint?: string;
  icon: ReactNode;
  /** Undefined when the button is not a toggle. */
  isOn?: boolean;
  isPossible: boolean;
  onClick: () => void;
}

interface ToolbarProps {
  label: string;
  /** Id of the controlled element. */
  controls: string;
  groups: readonly (readonly ToolbarButton[])[];
  /** Escape leads back to the text. */
  onEscape: () => void;
  ref?: Ref<{ focus: () => void }>;
}

/** A toolbar that is a single tab stop; the arrow keys move within it, Escape leads back to the text. */
export function Toolbar({ label, controls, groups, onEscape, ref }: ToolbarProps) {
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onEscape();
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
      onKeyDown={onKeyDown}
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
              // Not `disabled`: a button that becomes disabled would lose the focus.
              aria-disabled={!isPossible}
              tabIndex={key === stop ? 0 : -1}
              onFocus={() => setCurrent(key)}
              // Keeps the selection in the text.
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
