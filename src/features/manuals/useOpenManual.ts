import { MANUAL_PARAMETER } from '@/domain/manual/openParameter';
import { useRecordInUrl } from '@/shell/cached-pages';

/** The previewed manual in the URL: `?manual=ID` (R048). */
export function useOpenManual() {
  const { id, ...actions } = useRecordInUrl(MANUAL_PARAMETER);
  return { manualId: id, ...actions };
}
