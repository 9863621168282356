import type { ManualRecord } from '@/domain/manual/schema';
import { useText } from '@/locales/text';
import { useSystemName } from '@/shell/navigation';

/** Names the source of a manual in the current language; a manual may have none. */
export function useSourceName(): (manual: Pick<ManualRecord, 'sourceName'>) => string {
  const t = useText();
  const nameOfSystem = useSystemName();
  return ({ sourceName }) => nameOfSystem(sourceName) || t('manuals.home.otherSource');
}
