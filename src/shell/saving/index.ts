export { ConflictDialog } from './ConflictDialog';
export { findChanged, findNew, type SavedRecord } from './findSaved';
export { LostSaveBar } from './LostSaveBar';
export { useSaving, type Saving, type WriteOptions } from './useSaving';
export { wasMadeSince } from './wasMadeSince';
