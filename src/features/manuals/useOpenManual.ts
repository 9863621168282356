import { useRecordInUrl } from '@/shell/cached-pages';

/** Query parameter that opens a manual. */
const MANUAL_PARAMETER = 'manual';

/** The previewed manual in the URL: `?manual=ID` (R048). */
export function useOpenManual() {
  const { id, ...actions } = useRecordInUrl(MANUAL_PARAMETER);
  return { manualId: id, ...actions };
}
