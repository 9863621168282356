/** The fields of Umi's client routes that matter for matching. */
export interface ClientRoute {
  path?: string;
  children?: ClientRoute[];
}

/**
 * Lets the root layout match every path. React Router 6.3 matches a parent route only if a word character, one of `.~-`
 * or a complete escape follows its path: with the layout at `/`, no route would match `/@x` or `/%`, and the page would
 * stay empty. A parent that ends in `*` matches any rest; the paths of its children are relative to it.
 *
 * @param routes - Umi's client routes, modified in place.
 */
export function matchAnyPath(routes: readonly ClientRoute[]): void {
  for (const layout of routes) {
    if (layout.path !== '/' || !layout.children) continue;
    layout.path = '/*';
    for (const page of layout.children) page.path = page.path?.replace(/^\//, '');
  }
}
