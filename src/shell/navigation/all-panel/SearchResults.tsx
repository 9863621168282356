import { EmptyState } from '@/components/empty-state';
import { useText } from '@/locales/text';
import { ActionResults } from './ActionResults';
import { PageResults } from './PageResults';
import { PanelGroup } from './PanelGroup';
import { RecordResults } from './RecordResults';
import type { Search } from './useSearch';
import styles from './PanelGroup.module.css';

interface SearchResultsProps {
  search: Search;
  currentCode: string | null;
  onOpen(): void;
  onClear(): void;
  /** Called after another try has begun, which takes its button away. */
  onRetry(): void;
}

/** What a search has found, by kind; the first result of all is what Enter opens. */
export function SearchResults({ search, currentCode, onOpen, onClear, onRetry }: SearchResultsProps) {
  const t = useText();
  const { systems, pages, actions, records, namedCount, count, isOver } = search;
  return (
    <div className={styles.found}>
      <PanelGroup title={t('nav.all.results')} found={systems} currentCode={currentCode} isResult onOpen={onOpen} />
      <PageResults found={pages} isResult={systems.length === 0} onOpen={onOpen} />
      <ActionResults found={actions} isResult={systems.length + pages.length === 0} onChoose={onOpen} />
      <RecordResults found={records} isResult={namedCount === 0} onOpen={onOpen} onRetry={onRetry} />
      {isOver && count === 0 && (
        <EmptyState
          type="search_related"
          title={t('nav.all.noResult')}
          tip={t('nav.all.noResultHint')}
          action={{ label: t('nav.all.clear'), onClick: onClear }}
        />
      )}
    </div>
  );
}
