import { useRequest } from 'ahooks';
import { listNoticeColumns } from '@/services/notices';

/** The columns that notices are filed under; asked for once per session (R242). */
export function useNoticeColumns() {
  const { data, error, loading, refresh } = useRequest(listNoticeColumns, { onError: () => undefined });
  return { columns: data ?? [], hasFailed: error !== undefined, isLoading: loading, retry: refresh };
}
