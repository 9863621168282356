import { useId } from 'react';
import { Select } from 'antd';
import styles from './PersonalCenter.module.css';

interface PreferenceFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A preference with a few options; applied as soon as it is selected. */
export function PreferenceField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: PreferenceFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select id={id} className={styles.select} value={value} options={options} onChange={onChange} />
    </div>
  );
}
