import { useRowTabIndex } from './rowTabIndex';
import styles from './Tick.module.css';

interface TickProps {
  label: string;
  isOn: boolean;
  /** Some of what it stands for is selected. */
  isPartial?: boolean;
  onChange: (isOn: boolean) => void;
}

/** The check box of a row: a native one, as a page has up to five hundred of them. */
export function Tick({ label, isOn, isPartial = false, onChange }: TickProps) {
  const tabIndex = useRowTabIndex();
  return (
    <input
      ref={(input) => {
        if (input) input.indeterminate = isPartial;
      }}
      type="checkbox"
      tabIndex={tabIndex}
      className={styles.tick}
      aria-label={label}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
