import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '@/utils/cx';
import styles from './ActionButton.module.css';

type ActionButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The single primary button of a region, a secondary one, or one that looks like a link. */
  kind?: 'primary' | 'plain' | 'link';
  ref?: Ref<HTMLButtonElement>;
};

/** The class of a button, for links that look like one. */
export const actionClass = (kind: ActionButtonProps['kind'] = 'plain') => cx(styles.button, styles[kind]);

/** A button in the portal's style without antd: for the first screen and for error states. */
export function ActionButton({ kind, className, type = 'button', ...rest }: ActionButtonProps) {
  return <button type={type} className={cx(actionClass(kind), className)} {...rest} />;
}
