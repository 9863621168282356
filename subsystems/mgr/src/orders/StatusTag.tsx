import { useText } from '../portal/text';
import type { OrderStatus } from './order';
import styles from './StatusTag.module.css';

/** State of an order: a dot and a word, so that the colour never speaks alone. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const t = useText();
  return (
    <span className={`${styles.tag} ${styles[status]}`}>
      <i aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
}
