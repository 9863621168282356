/** A route of the router as Umi makes it, as far as its path is concerned. */
export interface ClientRoute {
  path?: string;
  children?: ClientRoute[];
}

/**
 * Lets the root layout match every path. React Router 6.3 matches a parent route only where a word, one of `.~-` or a
 * complete escape follows its path: with the layout at `/`, no route at all would match `/@x` or `/%`, and the page
 * would stay empty. A parent that ends in `*` takes whatever follows; the paths of its children are relative to it.
 *
 * @param routes - Umi's routes for the router, which are changed in place.
 */
export function matchAnyPath(routes: readonly ClientRoute[]): void {
  for (const layout of routes) {
    if (layout.path !== '/' || !layout.children) continue;
    layout.path = '/*';
    for (const page of layout.children) page.path = page.path?.replace(/^\//, '');
  }
}
