import { useRef } from 'react';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { Panel } from '@/components/Panel';
import { useText } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { parseUrl } from '@/domain/parseUrl';
import { AppLogo, type AppName } from './AppLogo';
import { savePicture } from './savePicture';
import styles from './AppZone.module.css';

const QrCode = retryableLazy(() => import('./QrCode'));

interface AppZoneProps {
  workOrderSite: string;
  housekeeperSite: string;
  /** Whether the QR codes may be loaded yet. */
  isWanted?: boolean;
}

/** The two mobile apps: purpose, QR code and a link to the site (R010). */
export function AppZone({ workOrderSite, housekeeperSite, isWanted = true }: AppZoneProps) {
  const t = useText();
  return (
    <Panel title={t('home.apps.title')} className={styles.zone}>
      <ul className={styles.apps}>
        <AppCard app="workOrder" site={workOrderSite} isWanted={isWanted} />
        <AppCard app="housekeeper" site={housekeeperSite} isWanted={isWanted} />
      </ul>
    </Panel>
  );
}

function AppCard({ app, site, isWanted }: { app: AppName; site: string; isWanted: boolean }) {
  const t = useText();
  const code = useRef<HTMLDivElement>(null);
  const name = t(`home.apps.${app}.name`);
  // Without a site in the environment the app is shown without a link (A40).
  const address = site === '' ? undefined : parseUrl(site, window.location.origin)?.href;

  const save = async () => {
    const picture = code.current?.querySelector('svg');
    try {
      if (!picture) throw new Error('The QR code has not been drawn yet');
      await savePicture(picture, t('home.apps.qrCode', { name }));
    } catch {
      toast.show({ type: 'error', text: t('home.apps.saveFailed') });
    }
  };

  return (
    <li className={styles.app}>
      {address && (
        <div ref={code} className={styles.code}>
          <LazyBoundary>{isWanted && <QrCode value={address} label={t('home.apps.qrCode', { name })} />}</LazyBoundary>
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <AppLogo app={app} />
          {name}
        </h3>
        <p className={styles.text}>{t(`home.apps.${app}.text`)}</p>
        {address && (
          <p className={styles.actions}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name}: ${t('home.apps.link')} (${t('home.opensNewWindow')})`}
            >
              {t('home.apps.link')}
            </a>
            <button type="button" className={styles.save} onClick={save} aria-label={`${name}: ${t('home.apps.save')}`}>
              {t('home.apps.save')}
            </button>
          </p>
        )}
      </div>
    </li>
  );
}
