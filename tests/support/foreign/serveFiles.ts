import type { Page } from '@playwright/test';

/** Files of one origin by path; `/*` answers what is not listed. */
export type Files = Record<string, string>;

const TYPES: [RegExp, string][] = [
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.svg$/, 'image/svg+xml'],
  [/./, 'text/html; charset=utf-8'],
];

/** Serves the requests of a page to one origin from memory, on any port. */
export async function serveFiles(page: Page, origin: string | RegExp, files: Files): Promise<void> {
  const matches = (url: URL) => (typeof origin === 'string' ? url.origin === origin : origin.test(url.origin));
  await page.route(matches, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files[pathname] ?? files['/*'];
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (body === undefined) return route.fulfill({ status: 404, headers, body: 'nothing here' });
    const contentType = TYPES.find(([pattern]) => pattern.test(files[pathname] === undefined ? '' : pathname))?.[1];
    return route.fulfill({ body, headers, contentType: contentType ?? 'text/html; charset=utf-8' });
  });
}
