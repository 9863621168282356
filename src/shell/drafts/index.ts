export { DraftBar, DraftStatus } from './DraftBar';
export { watchDrafts, type PendingCreate } from './draftStore';
export { useDraft, type Draft, type DraftOffer, type DraftOptions } from './useDraft';
