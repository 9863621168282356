import { useRequest } from 'ahooks';
import { leftOutOf } from '@/domain/wire';
import { IN_BACKGROUND } from '@/services/http';
import { listMyApplications } from '@/services/todos';
import { useReadFailure } from '@/shell/feedback';
import { useFreshness } from '@/shell/cached-pages';

const LATEST = { pageNo: 1, pageSize: 8 };

/** The user's latest applications; reloaded when the page is shown again after a change (R269, A18). */
export function useMyApplications() {
  const { ask, handlers } = useReadFailure();
  const { data, error, loading, refresh } = useRequest(() => listMyApplications(LATEST, IN_BACKGROUND), handlers);
  useFreshness('applications', refresh);
  return {
    records: data?.records ?? [],
    ids: data ? data.records.map(({ id }) => id) : null,
    total: data ? data.total : 0,
    leftOut: leftOutOf(data),
    state: data
      ? data.records.length > 0
        ? ('ready' as const)
        : ('empty' as const)
      : error && !loading
        ? ('error' as const)
        : ('loading' as const),
    refresh,
    retry: () => ask(refresh),
  };
}
