import { fileKindOf } from '@/domain/file/fileKind';
import { attachmentName } from '@/domain/file/files';
import type { Attachment } from '@/domain/file/schema';
import type { Translate } from '@/locales/text';
import { visibleName } from '@/utils/visibleName';

/** Says what kinds of files these are, each once, such as "PDF, Word"; empty when no kind is known. */
export const kindsOf = (files: readonly Attachment[], t: Translate): string => {
  const kinds = new Set(files.flatMap((file) => fileKindOf(visibleName(attachmentName(file))) ?? []));
  return [...kinds].map((kind) => t(`manuals.kind.${kind}`)).join(t('feedback.listComma'));
};
