import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import { getEnvironment } from '@/utils/environment';
import { ABSENT } from '@/constants/absent';
import styles from './AboutDialog.module.css';

const WIDTH_PX = 400;

/** Product and version, for people who report a problem (R095). */
export function AboutDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const facts = [
    [t('nav.about.version'), process.env.PORTAL_VERSION ?? ABSENT],
    [t('nav.about.environment'), t(`nav.environment.${getEnvironment().name}`)],
    [t('nav.about.address'), window.location.host],
  ];
  return (
    <AppModal open title={t('nav.user.about')} width={WIDTH_PX} onClose={onClose} footer={null}>
      <div className={styles.product}>
        <img src="/favicon.svg" alt="" width={40} height={40} />
        <p className={styles.name}>{t('app.title')}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </AppModal>
  );
}
