export { ConflictDialog } from './ConflictDialog';
export { LostSaveBar } from './LostSaveBar';
export { useSaving, type Saving, type SavingOutcome, type WriteOptions } from './useSaving';
export { wasMadeSince } from './wasMadeSince';
