export { DraftBar, DraftStatus } from './DraftBar';
export { watchDrafts, type ListedDraft, type PendingCreate } from './draftStore';
export { useDraft } from './useDraft';
export { useDraftList } from './useDraftList';
