import { MANUAL_PARAMETER } from '@/constants/manuals';
import { useOpenRecord } from '@/shell/pages';

/** The previewed manual in the URL: `?manual=ID` (R048). */
export function useOpenManual() {
  const { id, open, close } = useOpenRecord(MANUAL_PARAMETER);
  return { manualId: id, open, close };
}
