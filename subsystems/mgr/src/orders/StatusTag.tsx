import { useText } from '../portal/text';
import type { OrderStatus } from './order';
import styles from './StatusTag.module.css';

/** Status of an order as a dot and a word: never by color alone. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const t = useText();
  return (
    <span className={`${styles.tag} ${styles[status]}`}>
      <i aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
}
