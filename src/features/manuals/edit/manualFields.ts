// Values of the manual form and their conversion from and to the API (R049).
import type { Attachment } from '@/domain/file/schema';
import type { ManualInput, NamedManual } from '@/domain/manual/schema';
import { serverTextOf } from '@/utils/time';
import { asText } from '@/domain/wire/json';

/** Values of the form; plain data only, so that a draft can be stored. */
export interface ManualFields {
  name: string;
  source: string;
  sourceName: string;
  pushTime: string;
  description: string;
  files: Attachment[];
}

/** A new manual is published now, by the server's clock. */
export const emptyFields = (): ManualFields => ({
  name: '',
  source: '',
  sourceName: '',
  pushTime: serverTextOf(Date.now()),
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

/** Converts the form to the request. */
export const manualInputOf = ({
  name,
  source,
  sourceName,
  pushTime,
  description,
  files,
}: ManualFields): ManualInput => ({
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

/** Returns the valid parts of a stored draft: it may come from an older version of the portal. */
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
