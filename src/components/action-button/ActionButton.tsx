import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '@/utils/cx';
import styles from './ActionButton.module.css';

type ActionButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The single primary button of a region, a plain one, or one that looks like a link. */
  kind?: 'primary' | 'plain' | 'link';
  ref?: Ref<HTMLButtonElement>;
};

/** The looks of a button, for links that act like one. */
export const actionClass = (kind: ActionButtonProps['kind'] = 'plain') => cx(styles.button, styles[kind]);

/** A button in the portal's look without antd behind it: for the first screen and for when something has failed. */
export function ActionButton({ kind, className, type = 'button', ...rest }: ActionButtonProps) {
  return <button type={type} className={cx(actionClass(kind), className)} {...rest} />;
}
