import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '@/utils/cx';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  /** What it does, for the ear and as the hint of the pointer. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A square button that shows only an icon and still has a name. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={cx(styles.button, className)} aria-label={label} title={label} {...rest}>
      {icon}
    </button>
  );
}
