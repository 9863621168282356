import type { Attachment } from './schema';

/** Display name of a file; empty when the server has none. */
export const attachmentName = ({ originalFilename, filename }: Attachment): string => originalFilename || filename;

interface FileReference {
  id?: string;
  downloadUri: string;
}

const namesOf = (files: readonly FileReference[]) => files.map(({ id, downloadUri }) => id || downloadUri).join('\n');

/** Whether two lists contain the same files in the same order. */
export const areSameFiles = (one: readonly FileReference[], other: readonly FileReference[]): boolean =>
  namesOf(one) === namesOf(other);
