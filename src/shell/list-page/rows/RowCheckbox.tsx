import { useRowTabIndex } from './rowTabIndex';
import styles from './RowCheckbox.module.css';

interface RowCheckboxProps {
  label: string;
  isOn: boolean;
  /** Some of what it stands for is selected. */
  isPartial?: boolean;
  onChange: (isOn: boolean) => void;
}

/** The checkbox of a row: a native one, as a page has up to five hundred of them. */
export function RowCheckbox({ label, isOn, isPartial = false, onChange }: RowCheckboxProps) {
  const tabIndex = useRowTabIndex();
  return (
    <input
      ref={(input) => {
        if (input) input.indeterminate = isPartial;
      }}
      type="checkbox"
      tabIndex={tabIndex}
      className={styles.checkbox}
      aria-label={label}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
