import { useRouteData } from '@umijs/max';
import { PageSkeleton } from '@/layouts/PageSkeleton';
import { ShellSkeleton } from '@/layouts/ShellSkeleton';

/** Umi's fallback while a chunk loads: the portal's skeleton for the layout, the page's for a page. */
export default function Loading() {
  const { route } = useRouteData();
  return route.parentId ? <PageSkeleton /> : <ShellSkeleton />;
}
