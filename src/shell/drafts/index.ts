export { DraftBar, DraftStatus } from './DraftBar';
export { watchDrafts, type PendingCreate } from './draftStore';
export { useDraft } from './useDraft';
