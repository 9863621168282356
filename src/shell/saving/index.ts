export { ConflictDialog } from './ConflictDialog';
export { findChanged, findNew, wasMadeSince, type SavedRecord } from './findSaved';
export { LostSaveBar } from './LostSaveBar';
export { useSaving, type Saving, type WriteOptions } from './useSaving';
