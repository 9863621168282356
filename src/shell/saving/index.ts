export { ConflictDialog } from './ConflictDialog';
export { LostSaveBar } from './LostSaveBar';
export { useSaving, type Saving, type WriteOptions } from './useSaving';
export { wasMadeSince } from './wasMadeSince';
