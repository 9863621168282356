import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const root = resolve(__dirname, '../../..');
const origin = 'http://localhost';
let files: Promise<Map<string, string>> | undefined;

const page =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>stage</title>' +
  '<link rel="stylesheet" href="/stage.css"><div id="root"></div><script src="/stage.js"></script></html>';

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: { stage: resolve(root, 'tests/support/stage/stage.tsx') },
    outdir: '/',
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    target: 'chrome111',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@': resolve(root, 'src'), '@umijs/max': resolve(root, 'tests/support/umi.tsx') },
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

/** Opens a scene of `stage.tsx`; the page is served from memory, without a server. */
export async function openStage(target: Page, scene: string): Promise<void> {
  files ??= bundle();
  const answers = await files;
  await target.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = answers.get(pathname);
    if (body !== undefined)
      return route.fulfill({ body, contentType: pathname.endsWith('.css') ? 'text/css' : 'text/javascript' });
    return pathname === '/' ? route.fulfill({ body: page, contentType: 'text/html' }) : route.fulfill({ status: 404 });
  });
  await target.goto(`${origin}/?scene=${scene}`);
}
