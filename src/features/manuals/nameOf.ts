import { attachmentName } from '@/domain/file/attachmentName';
import type { NamedManual } from '@/domain/manual/assumed';
import type { Text } from '@/locales/text';

/** What a manual is called: its name, or that of its first file. */
export const nameOf = ({ name, attachments: [first] }: NamedManual, t: Text): string =>
  name || (first && attachmentName(first)) || t('manuals.home.unnamed');
