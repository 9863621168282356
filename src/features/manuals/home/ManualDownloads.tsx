import { useFittingRows } from '@/components/useFittingRows';
import { LeftOutNote } from '@/components/LeftOutNote';
import { MoreLink, Panel } from '@/components/Panel';
import { RegionState, SkeletonRows } from '@/components/region-state';
import { MANUAL_LIST_PATH } from '@/constants/paths';
import { leftOutOf } from '@/domain/wire';
import { useText } from '@/locales/text';
import { listHomeManuals } from '@/services/manuals';
import { useReadFailure } from '@/shell/feedback';
import { useBackgroundRequest } from '@/utils/useBackgroundRequest';
import { HOME_MANUALS_KEY } from '../invalidateManuals';
import { ManualRow } from './ManualRow';
import styles from './ManualDownloads.module.css';

/** Age from which the home panel is loaded again when opened (R009). */
const HOME_MANUALS_STALE_MS = 60_000;
/** Row height of the home panel, which shows whole rows only. */
const MANUAL_ROW_HEIGHT_PX = 40;

/** The downloadable manuals on the home page (R009). */
export function ManualDownloads() {
  const t = useText();
  const [body, rows] = useFittingRows(MANUAL_ROW_HEIGHT_PX, 'manuals');
  const { reason, ask, handlers } = useReadFailure();
  const {
    data: manuals,
    error,
    isLoading,
    retry,
  } = useBackgroundRequest(listHomeManuals, {
    cacheKey: HOME_MANUALS_KEY,
    staleMs: HOME_MANUALS_STALE_MS,
    ...handlers,
  });

  return (
    <Panel title={t('manuals.home.title')} extra={<MoreLink to={MANUAL_LIST_PATH} label={t('manuals.home.more')} />}>
      <div ref={body} className={styles.body} aria-busy={isLoading}>
        <RegionState
          state={manuals ? (manuals.length > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading'}
          skeleton={<SkeletonRows rows={8} trailing={20} />}
          error={[t('manuals.home.failed'), reason].filter(Boolean).join(' · ')}
          onRetry={() => ask(retry)}
          empty={{ title: t('manuals.home.empty'), tip: t('manuals.home.emptyTip') }}
        >
          <ul className={styles.list} style={{ maxHeight: rows === null ? '100%' : rows * MANUAL_ROW_HEIGHT_PX }}>
            {manuals?.map((manual) => (
              <ManualRow key={manual.id} manual={manual} />
            ))}
          </ul>
        </RegionState>
      </div>
      <LeftOutNote {...leftOutOf(manuals)} />
    </Panel>
  );
}
