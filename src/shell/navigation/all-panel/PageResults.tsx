import { TODO_LIST_PATH } from '@/constants/paths';
import { clickTarget, type Found, type Searchable } from '@/domain/navigation';
import { SIDE_MENU, type MenuItem } from '@/domain/side-menu';
import { useText, type TextKey } from '@/locales/text';
import { MenuIcon, usePageAddress } from '@/shell/side-menu';
import type { ViewEntry } from '../useNavigationEntries';
import { marked, PanelSection } from './PanelSection';
import { ResultLink } from './ResultLink';
import styles from './PanelGroup.module.css';

/** A page of the portal that can be searched. */
export interface FoundPage extends Searchable {
  path: string;
  systemName: string;
}

const PAGES: readonly MenuItem[] = [
  ...SIDE_MENU.flatMap(({ items }) => items),
  { path: TODO_LIST_PATH, titleKey: 'route.todoList' },
];

/**
 * The pages of the portal's own that the search finds: those of the side menu, and the tasks.
 *
 * @param entries - Entries of the navigation; a page that one of them opens is left out.
 */
export function usePages(entries: readonly ViewEntry[]): readonly FoundPage[] {
  const t = useText();
  const opened = entries.map((entry) => {
    const target = clickTarget(entry);
    return target.kind === 'path' ? target.path : undefined;
  });
  return PAGES.filter(({ path }) => !opened.includes(path)).map(({ path, titleKey }) => ({
    path,
    systemName: t(titleKey as TextKey),
  }));
}

interface PageResultsProps {
  found: readonly Found<FoundPage>[];
  isResult: boolean;
  onOpen(): void;
}

/** The pages that a search has found. */
export function PageResults({ found, isResult, onOpen }: PageResultsProps) {
  const t = useText();
  return (
    <PanelSection
      title={t('nav.all.pages')}
      isResult={isResult}
      items={found.map(({ entry, mark }) => (
        <PageLink key={entry.path} page={entry} mark={mark} onOpen={onOpen} />
      ))}
    />
  );
}

function PageLink({ page, mark, onOpen }: { page: FoundPage; mark: Found['mark']; onOpen(): void }) {
  const { path, systemName: name } = page;
  return (
    <ResultLink to={usePageAddress(path)} className={styles.entry} title={name} onOpen={onOpen}>
      <MenuIcon path={path} className={styles.icon} />
      <span className={styles.name}>{marked(name, mark)}</span>
    </ResultLink>
  );
}
