import { attachmentName } from '@/domain/file/files';
import type { NamedManual } from '@/domain/manual/schema';
import type { Translate } from '@/locales/text';
import { visibleName } from '@/utils/visibleName';

/** Returns a manual's name, or that of its first file. */
export const nameOf = ({ name, attachments: [first] }: NamedManual, t: Translate): string =>
  name || (first && visibleName(attachmentName(first))) || t('manuals.home.unnamed');
