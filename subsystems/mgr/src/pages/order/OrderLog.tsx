import type { OrderLogEntry } from '../../orders/order';
import { useText } from '../../portal/text';
import { useFormats } from '../../portal/formats';
import styles from './order.module.css';

/** The log of an order, newest first. */
export function OrderLog({ log }: { log: readonly OrderLogEntry[] }) {
  const t = useText();
  const { day } = useFormats();
  return (
    <ol className={styles.log}>
      {log.map((entry) => (
        <li key={`${entry.at} ${entry.action}`}>
          <strong>{t(`action.${entry.action}`)}</strong>
          <span>{entry.who}</span>
          <time dateTime={entry.at}>{day(entry.at)}</time>
          {entry.note && <p>{entry.note}</p>}
        </li>
      ))}
    </ol>
  );
}
