// The form of a manual: what stands in it, from and to what the server knows (R049).
import type { Attachment } from '@/domain/file/schema';
import type { ManualDraft, NamedManual } from '@/domain/manual/assumed';
import { serverNow } from '@/utils/time';

export const MOMENT_FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** What stands in the form; text only, so that a draft of it can be kept. */
export interface ManualFields {
  name: string;
  source: string;
  sourceName: string;
  pushTime: string;
  description: string;
  files: Attachment[];
}

/** A new manual is published now, on the server's clock. */
export const emptyFields = (): ManualFields => ({
  name: '',
  source: '',
  sourceName: '',
  pushTime: serverNow().format(MOMENT_FORMAT),
  description: '',
  files: [],
});

export const fieldsOf = ({
  name,
  source,
  sourceName,
  pushTime,
  description,
  attachments,
}: NamedManual): ManualFields => ({
  name: name ?? '',
  source,
  sourceName,
  pushTime,
  description: description ?? '',
  files: attachments,
});

/** What is sent when the form is. */
export const toDraft = ({ name, source, sourceName, pushTime, description, files }: ManualFields): ManualDraft => ({
  name: name.trim(),
  source,
  sourceName: sourceName.trim(),
  pushTime,
  description: description.trim(),
  uploadAttachment: files.map(({ id = '', downloadUri, originalFilename, filename }) => ({
    id,
    downloadUri,
    originalFilename,
    filename,
  })),
});

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function acceptFile(value: unknown): Attachment[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, downloadUri, originalFilename, filename, size } = value as Record<string, unknown>;
  if (typeof downloadUri !== 'string' || downloadUri === '') return [];
  return [
    {
      downloadUri,
      originalFilename: asText(originalFilename),
      filename: asText(filename),
      ...(typeof id === 'string' && { id }),
      ...(typeof size === 'number' && { size }),
    },
  ];
}

/** A kept draft as far as it can be put into the form: it may come from an older portal. */
export function acceptFields(value: unknown): ManualFields | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, source, sourceName, pushTime, description, files } = value as Record<string, unknown>;
  return {
    name: asText(name),
    source: asText(source),
    sourceName: asText(sourceName),
    pushTime: asText(pushTime),
    description: asText(description),
    files: Array.isArray(files) ? files.flatMap(acceptFile) : [],
  };
}
