import { attachmentName } from '@/domain/file/files';
import type { NamedManual } from '@/domain/manual/schema';
import type { Translate } from '@/locales/text';

/** Returns a manual's name, or that of its first file. */
export const nameOf = ({ name, attachments: [first] }: NamedManual, t: Translate): string =>
  name || (first && attachmentName(first)) || t('manuals.home.unnamed');
