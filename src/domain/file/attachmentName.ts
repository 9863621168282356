import type { Attachment } from './schema';

/** Display name of a file; empty when the server has none. */
export const attachmentName = ({ originalFilename, filename }: Attachment): string => originalFilename || filename;
