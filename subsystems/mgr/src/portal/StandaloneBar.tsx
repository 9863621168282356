import { useEffect } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';
import { standalonePortal } from './standalone';
import { useText } from './text';
import styles from './StandaloneBar.module.css';

/** Says that no portal is there, and offers what the portal otherwise does: the choice of the language. */
export function StandaloneBar() {
  const t = useText();
  const { locale } = usePortalState();

  useEffect(() => {
    document.body.style.margin = '0';
  }, []);
  return (
    <div className={styles.bar}>
      <span>{t('alone.bar')}</span>
      <button
        type="button"
        onClick={() => standalonePortal().setState({ locale: locale === 'zh-CN' ? 'en-US' : 'zh-CN' })}
      >
        {t('alone.language')}
      </button>
    </div>
  );
}
