import { useRequest } from 'ahooks';
import { listNoticeColumns } from '@/services/notices';
import { useReadFailure } from '@/shell/feedback';

/** The columns of notices; loaded once per session (R242). */
export function useNoticeColumns() {
  const { ask, handlers } = useReadFailure();
  const { data, error, refresh } = useRequest(listNoticeColumns, handlers);
  return { columns: data ?? [], hasFailed: error !== undefined, retry: () => ask(refresh) };
}
