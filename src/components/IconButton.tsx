import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '@/utils/cx';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** Square button that shows only an icon but has an accessible name. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={cx(styles.button, className)} aria-label={label} title={label} {...rest}>
      {icon}
    </button>
  );
}
