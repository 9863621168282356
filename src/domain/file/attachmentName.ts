import type { Attachment } from './schema';

/** The name of a file as a person knows it; empty when the server knows none. */
export const attachmentName = ({ originalFilename, filename }: Attachment): string => originalFilename || filename;
