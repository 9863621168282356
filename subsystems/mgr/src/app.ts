interface ClientRoute {
  path?: string;
  children?: ClientRoute[];
}

/**
 * React Router 6.3 matches a layout at `/` only before a word character: no route would match `/@x` or `/%`. A layout
 * that ends in `*` matches every path; the paths of its children are relative to it.
 */
export function patchClientRoutes({ routes }: { routes: ClientRoute[] }) {
  for (const layout of routes) {
    if (layout.path !== '/' || !layout.children) continue;
    layout.path = '/*';
    for (const page of layout.children) page.path = page.path?.replace(/^\//, '');
  }
}
