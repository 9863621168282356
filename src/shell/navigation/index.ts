export { Avatar } from './user-menu';
export { withPath, useEntries, useSystemName } from './registeredEntries';
export { loadEntries } from './loadEntries';
export { navigationStore } from './navigationStore';
export { openEntryByCode } from './openEntry';
export { startNavigation } from './startNavigation';
export { TopNavigation } from './TopNavigation';
export { useLazyDialog } from './useLazyDialog';
export { UsedEntries } from './UsedEntries';
