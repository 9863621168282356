import { RegionState, SkeletonRows } from '@/components/region-state';
import { ServerTime } from '@/components/ServerTime';
import { MANUAL_LIST_PATH, NOTICE_LIST_PATH } from '@/constants/paths';
import { MANUAL_PARAMETER } from '@/domain/manual/openParameter';
import { PREVIEW_PARAMETER } from '@/domain/notice/previewParameter';
import { markIn } from '@/domain/navigation';
import { useText } from '@/locales/text';
import { MenuIcon, usePageAddress } from '@/shell/side-menu';
import { textLanguage } from '@/utils/textLanguage';
import { formatShortTime } from '@/utils/time';
import { useCarriedAddress } from '../useCarriedAddress';
import { marked, PanelSection } from './PanelSection';
import { ResultLink } from './ResultLink';
import type { FoundRecord, FoundRecords, useFoundRecords } from './useFoundRecords';
import styles from './PanelGroup.module.css';

/** The page of each kind of record, its filter by title, and the parameter that opens a record there. */
const LISTS = {
  notices: { path: NOTICE_LIST_PATH, filter: 'title', parameter: PREVIEW_PARAMETER },
  manuals: { path: MANUAL_LIST_PATH, filter: 'name', parameter: MANUAL_PARAMETER },
} as const;

type Kind = keyof typeof LISTS;

interface RecordResultsProps {
  found: ReturnType<typeof useFoundRecords>;
  /** Whether nothing else was found: the first record is what Enter opens. */
  isResult: boolean;
  onOpen(): void;
  /** Called after another try has begun, which takes its button away. */
  onRetry(): void;
}

/** The notices and manuals that the server has found, with the way to all of them. */
export function RecordResults({ found, isResult, onOpen, onRetry }: RecordResultsProps) {
  const t = useText();
  const kinds: readonly Kind[] = ['notices', 'manuals'];
  const failed = kinds.filter((kind) => found[kind].state === 'failed');
  const isWaiting = kinds.some((kind) => found[kind].state === 'loading' && found[kind].records.length === 0);
  const names = failed.map((kind) => t(`nav.all.${kind}`)).join(t('feedback.listComma'));

  return (
    <>
      {kinds.map((kind) => (
        <KindResults
          key={kind}
          kind={kind}
          found={found[kind]}
          words={found.words}
          isResult={isResult && (kind === 'notices' || found.notices.records.length === 0)}
          onOpen={onOpen}
        />
      ))}
      {isWaiting && (
        <div className={styles.pending}>
          <RegionState state="loading" skeleton={<SkeletonRows rows={2} trailing={0} />} onRetry={() => undefined} />
        </div>
      )}
      {failed.length > 0 && (
        <RegionState
          state="error"
          error={t('nav.all.recordsFailed', { names })}
          onRetry={() => {
            for (const kind of failed) found[kind].retry();
            onRetry();
          }}
        />
      )}
    </>
  );
}

interface KindResultsProps {
  kind: Kind;
  found: FoundRecords;
  words: string;
  isResult: boolean;
  onOpen(): void;
}

function KindResults({ kind, found, words, isResult, onOpen }: KindResultsProps) {
  const t = useText();
  const { records, total } = found;
  const { path, filter } = LISTS[kind];
  const all = useCarriedAddress(`${path}?${new URLSearchParams({ [filter]: words })}`);
  const items = records.map((record) => <RecordLink key={record.id} {...{ kind, record, words, onOpen }} />);
  if (total > records.length && records.length > 0)
    items.push(
      <ResultLink key="all" to={all} className={styles.all} onOpen={onOpen}>
        {t('nav.all.seeAll', { count: total })}
      </ResultLink>,
    );
  return <PanelSection title={t(`nav.all.${kind}`)} count={total} isResult={isResult} isWide items={items} />;
}

interface RecordLinkProps {
  kind: Kind;
  record: FoundRecord;
  words: string;
  onOpen(): void;
}

/** Opens the record over its list, which keeps its filter and page. */
function RecordLink({ kind, record: { id, title, time, state }, words, onOpen }: RecordLinkProps) {
  const t = useText();
  const { path, parameter } = LISTS[kind];
  const page = new URL(usePageAddress(path), window.location.origin);
  page.searchParams.set(parameter, id);
  const name = title || t('route.noName');
  return (
    <ResultLink to={`${page.pathname}${page.search}`} className={styles.entry} title={name} onOpen={onOpen}>
      <MenuIcon path={path} className={styles.icon} />
      <span className={styles.name} lang={textLanguage(name)}>
        {marked(name, markIn(name, words))}
      </span>
      {state && <span className={styles.time}>{t(`notices.state.${state}`)}</span>}
      {time && (
        <ServerTime value={time} className={styles.time}>
          {formatShortTime(time, t)}
        </ServerTime>
      )}
    </ResultLink>
  );
}
