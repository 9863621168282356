import { areSameFiles } from '../file/areSameFiles';
import type { ManualDraft, NamedManual } from './assumed';

/** Whether a manual on the server is what was sent: then the sending worked, whatever became of its answer. */
export const isSavedAs = (draft: ManualDraft, manual: NamedManual): boolean =>
  (manual.name ?? '') === draft.name &&
  (manual.description ?? '') === (draft.description ?? '') &&
  manual.source === draft.source &&
  manual.sourceName === draft.sourceName &&
  manual.pushTime === draft.pushTime &&
  areSameFiles(manual.attachments, draft.uploadAttachment);
