import { buildSync } from 'esbuild';
import type { Page } from '@playwright/test';

let script: string | undefined;

/** The script of the test's subsystem, built once. */
function frameScript(): string {
  script ??= buildSync({
    entryPoints: ['tests/support/frame-app/app.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    alias: { '@portal/subsystem-sdk': './packages/subsystem-sdk/src/index.ts' },
  }).outputFiles[0]!.text;
  return script;
}

/** The page of the test's subsystem, or one with another body. */
export const framePage = (body = `<div id="root"></div><script>${frameScript()}</script>`): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Frame</title></head><body style="margin:0">${body}</body></html>`;

/** Serves the page for every request to the host of a subsystem, until the returned function is called. */
export async function serveFrame(page: Page, code: string, html = framePage()): Promise<() => Promise<void>> {
  const addresses = new RegExp(`^http://${code}\\.localhost:\\d+/`);
  await page.route(addresses, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  return () => page.unroute(addresses);
}
