// Assumed: the specification names the two upload calls, not their response (A16).
import { numberOr, requiredId, text, wireObject, type Schema } from '../wire';

/** A file after its upload. */
export interface UploadedFile {
  id: string;
  downloadUri: string;
  originalFilename: string;
  filename: string;
  size: number;
}

export const uploadedFile: Schema<UploadedFile> = wireObject({
  id: requiredId,
  downloadUri: requiredId,
  originalFilename: text,
  filename: text,
  size: numberOr(0),
});
