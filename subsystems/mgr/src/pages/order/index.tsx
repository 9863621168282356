import { useEffect } from 'react';
import { useLocation, useParams } from '@umijs/max';
import { PageHead, usePortal } from '@portal/subsystem-sdk/react';
import { StatusTag } from '../../orders/StatusTag';
import { useOrder } from '../../orders/store';
import { BackLink } from '../../portal/BackLink';
import { InnerLink } from '../../portal/InnerLink';
import { PageHeading } from '../../portal/PageHeading';
import { useText } from '../../portal/text';
import NotFoundPage from '../not-found';
import { OrderForm } from './OrderForm';
import { OrderLog } from './OrderLog';
import { ResidentCard } from './ResidentCard';
import styles from './order.module.css';

/** One service order: resident, form and log. */
export default function OrderPage() {
  const t = useText();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const order = useOrder(Number(id));
  const tab = new URLSearchParams(search).get('tab') === 'log' ? 'log' : 'details';

  const { navigation } = usePortal();
  const title = order ? `${order.number} ${order.title}` : null;
  useEffect(() => {
    navigation.setTitle(title);
    return () => navigation.setTitle(null);
  }, [navigation, title]);

  if (!order) return <NotFoundPage heading={t('order.missing', { id })} />;

  return (
    <>
      <PageHead
        back={<BackLink />}
        heading={<PageHeading>{order.title}</PageHeading>}
        facts={
          <>
            {order.isUrgent && (
              <span className="tag" data-tone="danger">
                {t('order.urgent')}
              </span>
            )}
            <span className={styles.figures}>{order.number}</span>
            <span>{t(`kind.${order.kind}`)}</span>
            <StatusTag status={order.status} />
          </>
        }
      />
      <div className={styles.columns}>
        <ResidentCard order={order} />
        <section className={styles.card}>
          <nav className="tabs" aria-label={order.number}>
            {(['details', 'log'] as const).map((name) => (
              <InnerLink
                key={name}
                to={name === 'log' ? '?tab=log' : '.'}
                replace
                aria-current={tab === name ? 'page' : undefined}
              >
                {t(`order.${name}`)}
                {name === 'log' && <span className={styles.count}>{order.log.length}</span>}
              </InnerLink>
            ))}
          </nav>
          {/* The form stays mounted while the log is shown, so that typed text is kept. */}
          <div hidden={tab !== 'details'}>
            <OrderForm key={`${order.id} ${order.status}`} order={order} />
          </div>
          {tab === 'log' && <OrderLog log={order.log} />}
        </section>
      </div>
    </>
  );
}
