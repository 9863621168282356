import type { RunAction } from '../action';
import type { Shortcut } from '../shortcut';

/** Opens the search, or closes it; in a rich text editor Ctrl+K means a link. */
export const searchEverything: RunAction<{ toggleSearch(): void }> & { shortcut: Shortcut } = {
  id: 'search.toggle',
  titleKey: 'nav.all.search',
  shortcut: { area: 'everywhere', keys: [['Mod', 'K']], isTextCommand: true },
  run: ({ toggleSearch }) => toggleSearch(),
};
