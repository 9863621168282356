export { Avatar } from './Avatar';
export { loadEntries } from './loadEntries';
export { navigationStore, type NavigationState } from './navigationStore';
export { openEntry, openSubsystem } from './openEntry';
export { startNavigation } from './startNavigation';
export { TopNavigation } from './TopNavigation';
export { useArrangement, type ViewEntry } from './useArrangement';
