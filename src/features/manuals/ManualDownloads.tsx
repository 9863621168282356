import { Link } from '@umijs/max';
import { useDownloads } from '@/components/downloads';
import { Panel } from '@/components/panel';
import { RegionState, SkeletonRows } from '@/components/region-state';
import { useText } from '@/locales/text';
import { downloadFile } from '@/services/http';
import { describeError, reportFailure } from '@/shell/feedback';
import styles from './ManualDownloads.module.css';
import { ManualRow } from './ManualRow';
import { useHomeManuals } from './useHomeManuals';

/** The operation manuals to download (R009). */
export function ManualDownloads({ className }: { className?: string }) {
  const t = useText();
  const { manuals, error, isLoading, retry } = useHomeManuals();
  const downloads = useDownloads((file, options) => downloadFile({ ...file, ...options, quiet: true }), reportFailure);

  return (
    <Panel
      className={className}
      title={t('manuals.home.title')}
      extra={
        <Link className={styles.more} to="/mainApp/allManual" aria-label={t('manuals.home.more')}>
          {t('common.more')}
        </Link>
      }
    >
      <div className={styles.body} aria-busy={isLoading}>
        <RegionState
          state={manuals ? (manuals.length > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading'}
          skeleton={<SkeletonRows rows={8} trailing={20} />}
          error={`${t('manuals.home.failed')} · ${describeError(error)}`}
          onRetry={retry}
          empty={{ title: t('manuals.home.empty'), tip: t('manuals.home.emptyTip') }}
        >
          <ul className={styles.list}>
            {manuals?.map((manual) => (
              <ManualRow key={manual.id} manual={manual} downloads={downloads} />
            ))}
          </ul>
        </RegionState>
      </div>
    </Panel>
  );
}
