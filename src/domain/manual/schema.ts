import { manualAttachments, type Attachment } from '../file/schema';
import { id, text } from '../wire';

/** An operation manual (R136). */
export interface ManualRecord {
  id: string;
  /** '1' to '11' select an icon, anything else the default icon. */
  source: string;
  sourceName: string;
  pushTime: string;
  /** `uploadAttachment` on the wire. */
  attachments: Attachment[];
}

/** The fields of a manual on the wire. */
export const manualRecordShape = {
  id,
  source: text,
  sourceName: text,
  pushTime: text,
  uploadAttachment: manualAttachments,
};

/** Converts a manual from the wire to the model. */
export const toManualRecord = <Wire extends { uploadAttachment: Attachment[] }>({
  uploadAttachment,
  ...rest
}: Wire) => ({
  ...rest,
  attachments: uploadAttachment,
});
