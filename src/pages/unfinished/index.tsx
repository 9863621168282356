import { useEffect } from 'react';
import { useLocation } from '@umijs/max';
import { EmptyState } from '@/components/empty-state';
import { HOME_PATH } from '@/constants/paths';
import { findRoute } from '@/domain/navigation';
import { translate, useText, type TextKey } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { routes } from '../../../config/routes';
import styles from './index.module.css';

const MESSAGE = 'unfinished';

/** A route whose page is not built yet: shows a message and a placeholder (R041, R305). */
export default function UnfinishedPage() {
  const t = useText();
  const { pathname } = useLocation();
  useEffect(() => {
    // With a form name, the message of a second such page replaces the first.
    toast.show({ type: 'info', text: translate('nav.unfinished'), form: MESSAGE });
  }, [pathname]);

  const titleKey = findRoute(routes, pathname)?.titleKey ?? 'route.noName';
  return (
    <div className={styles.page}>
      <h1>{t(titleKey as TextKey)}</h1>
      <div className={styles.card}>
        <EmptyState
          type="blank_page"
          size="page"
          title={t('nav.unfinished')}
          tip={t('nav.unfinished.hint')}
          action={{ label: t('nav.backHome'), to: HOME_PATH }}
        />
      </div>
    </div>
  );
}
