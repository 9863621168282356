import { Link } from '@umijs/max';
import { RegionState, SkeletonRows } from '@/components/region-state';
import { ServerTime } from '@/components/ServerTime';
import { MANUAL_LIST_PATH, NOTICE_LIST_PATH } from '@/constants/paths';
import { useText } from '@/locales/text';
import { MenuIcon } from '@/shell/side-menu';
import { textLanguage } from '@/utils/textLanguage';
import { formatShortTime } from '@/utils/time';
import { useCarriedAddress } from '../useCarriedAddress';
import { marked, PanelSection } from './PanelSection';
import type { FoundRecord, useFoundRecords } from './useFoundRecords';
import styles from './PanelGroup.module.css';

/** Page and filter of each kind of record. */
const LISTS = {
  notice: { path: NOTICE_LIST_PATH, filter: 'title' },
  manual: { path: MANUAL_LIST_PATH, filter: 'name' },
} as const;

interface RecordResultsProps {
  typed: string;
  found: ReturnType<typeof useFoundRecords>;
  /** Whether nothing else was found: the first record is what Enter opens. */
  isResult: boolean;
  onOpen(): void;
}

/** The notices and manuals that the server has found, with the way to all of them. */
export function RecordResults({ typed, found, isResult, onOpen }: RecordResultsProps) {
  const t = useText();
  const words = typed.trim();
  const { records, totals, state, retry } = found;
  const recordsOf = (kind: FoundRecord['kind']) => records.filter((record) => record.kind === kind);

  return (
    <>
      {(['notice', 'manual'] as const).map((kind, index) => {
        const shown = recordsOf(kind);
        const total = totals[kind] ?? shown.length;
        const { path, filter } = LISTS[kind];
        return (
          <PanelSection
            key={kind}
            title={t(`nav.all.${kind}s`)}
            count={total}
            isResult={isResult && (index === 0 || recordsOf('notice').length === 0)}
            isWide
            items={[
              ...shown.map(
                (record) =>
                  [record.id, <RecordLink key={record.id} record={record} words={words} onOpen={onOpen} />] as const,
              ),
              ...(shown.length > 0 && total > shown.length
                ? [
                    [
                      'all',
                      <AllLink key="all" path={path} filter={filter} words={words} total={total} onOpen={onOpen} />,
                    ] as const,
                  ]
                : []),
            ]}
          />
        );
      })}
      {state === 'loading' && records.length === 0 && (
        <div className={styles.pending}>
          <RegionState state="loading" skeleton={<SkeletonRows rows={2} trailing={0} />} onRetry={retry} />
        </div>
      )}
      {state === 'failed' && <RegionState state="error" error={t('nav.all.recordsFailed')} onRetry={retry} />}
    </>
  );
}

function RecordLink({ record, words, onOpen }: { record: FoundRecord; words: string; onOpen(): void }) {
  const t = useText();
  const { kind, id, title, time } = record;
  const { path } = LISTS[kind];
  const at = title.indexOf(words);
  const name = title || t('route.noName');
  return (
    <Link
      to={useCarriedAddress(`${path}?preview=${encodeURIComponent(id)}`)}
      className={styles.entry}
      title={name}
      data-leads-away
      onClick={onOpen}
    >
      <MenuIcon path={path} className={styles.icon} />
      <span className={styles.name} lang={textLanguage(name)}>
        {marked(name, at < 0 ? null : [at, at + words.length]) ?? name}
      </span>
      {time && (
        <ServerTime value={time} className={styles.time}>
          {formatShortTime(time, t)}
        </ServerTime>
      )}
    </Link>
  );
}

interface AllLinkProps {
  path: string;
  filter: string;
  words: string;
  total: number;
  onOpen(): void;
}

function AllLink({ path, filter, words, total, onOpen }: AllLinkProps) {
  const t = useText();
  return (
    <Link
      to={useCarriedAddress(`${path}?${filter}=${encodeURIComponent(words)}`)}
      className={styles.all}
      data-leads-away
      onClick={onOpen}
    >
      {t('nav.all.seeAll', { count: total })}
    </Link>
  );
}
