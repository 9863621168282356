import { useRouteData } from '@umijs/max';
import { PageSkeleton } from '@/layouts/PageSkeleton';
import { ShellSkeleton } from '@/layouts/ShellSkeleton';

/** What Umi shows while a part is on its way: of the layout the whole portal's shape, of a page only the page's. */
export default function Loading() {
  const { route } = useRouteData();
  return route.parentId ? <PageSkeleton /> : <ShellSkeleton />;
}
