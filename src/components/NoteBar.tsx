import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { cx } from '@/utils/cx';
import styles from './NoteBar.module.css';

interface NoteBarProps extends ComponentProps<'div'> {
  tone: 'brand' | 'warning';
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  message: ReactNode;
  /** The actions, if there are any. */
  children?: ReactNode;
}

/** A bar above a form: a note about its content with actions. */
export function NoteBar({ tone, icon: Icon, message, children, ...rest }: NoteBarProps) {
  return (
    <div className={cx(styles.bar, styles[tone])} {...rest}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.message}>{message}</span>
      {children && <span className={styles.actions}>{children}</span>}
    </div>
  );
}
