import { useEffect } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';
import { portalWhenAlone } from './alone';
import { useText } from './text';
import styles from './AloneBar.module.css';

/** Says that no portal is there, and offers what the portal otherwise does: the choice of the language. */
export function AloneBar() {
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
        onClick={() => portalWhenAlone().setState({ locale: locale === 'zh-CN' ? 'en-US' : 'zh-CN' })}
      >
        {t('alone.language')}
      </button>
    </div>
  );
}
