import { useRef, useState } from 'react';
import { Button } from 'antd';
import type { Order } from '../../orders/order';
import { useText } from '../../portal/text';
import { useFormats } from '../../portal/formats';
import styles from './order.module.css';

const mask = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
const whole = (phone: string) => `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;

/** The resident. The phone number is masked until it is needed. */
export function ResidentCard({ order }: { order: Order }) {
  const t = useText();
  const { day } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const phone = useRef<HTMLSpanElement>(null);
  return (
    <section className={styles.card}>
      <h2>{t('order.resident')}</h2>
      <p className={styles.resident}>
        <span aria-hidden>{order.resident.slice(0, 1)}</span>
        {order.resident}
      </p>
      <dl className="facts">
        <dt>{t('order.phone')}</dt>
        <dd className={`${styles.figures} ${styles.phone}`}>
          <span ref={phone} tabIndex={-1}>
            {isWhole ? whole(order.phone) : mask(order.phone)}
          </span>
          {!isWhole && (
            <Button
              type="link"
              size="small"
              onClick={() => {
                setWhole(true);
                // The button is gone then.
                phone.current?.focus();
              }}
            >
              {t('order.showPhone')}
            </Button>
          )}
        </dd>
        <dt>{t('order.home')}</dt>
        <dd>
          {order.community} {order.home}
        </dd>
        <dt>{t('order.created')}</dt>
        <dd className={styles.figures}>{day(order.createdAt)}</dd>
      </dl>
    </section>
  );
}
