export { DraftBar, DraftStatus } from './DraftBar';
export { watchDrafts, type ListedDraft, type PendingCreate } from './draftStore';
export { useDraft, type Draft } from './useDraft';
export { useDraftList } from './useDraftList';
