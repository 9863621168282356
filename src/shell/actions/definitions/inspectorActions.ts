import type { RunAction } from '../action';
import type { Shortcut } from '../shortcut';

/** Opens the inspector of subsystems. */
export const inspectSubsystems: RunAction<{ openInspector(): void }> & { shortcut: Shortcut } = {
  id: 'subsystems.inspect',
  titleKey: 'inspector.title',
  shortcut: { area: 'everywhere', keys: [['Ctrl', 'Alt', 'D']], titleKey: 'nav.keys.inspect' },
  run: ({ openInspector }) => openInspector(),
};
