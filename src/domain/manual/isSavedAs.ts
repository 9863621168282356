import { areSameFiles } from '../file/files';
import type { ManualInput, NamedManual } from './schema';

/** Whether the manual on the server matches the sent one: then saving worked, even if the response was lost. */
export const isSavedAs = (draft: ManualInput, manual: NamedManual): boolean =>
  (manual.name ?? '') === draft.name &&
  (manual.description ?? '') === (draft.description ?? '') &&
  manual.source === draft.source &&
  manual.sourceName === draft.sourceName &&
  manual.pushTime === draft.pushTime &&
  areSameFiles(manual.attachments, draft.uploadAttachment);
