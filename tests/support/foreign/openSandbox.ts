import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Leftovers } from '@/shell/subsystem-host/runnerTypes';
import { serveFiles, type Files } from './serveFiles';

const root = resolve(__dirname, '../../..');
let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(root, 'tests/support/foreign/sandboxPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome111',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      '@': resolve(root, 'src'),
      '@umijs/max': resolve(root, 'tests/support/umi.tsx'),
      '@portal/subsystem-sdk': resolve(root, 'packages/subsystem-sdk/src/index.ts'),
    },
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

const html =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>portal</title></head>' +
  '<body><div id="root"></div><script src="/sandbox.js"></script></body></html>';

export interface Sandbox {
  open(key: string, entry: string, start?: string): Promise<void>;
  show(key: string, isShown: boolean): Promise<void>;
  stop(key: string): Promise<Leftovers>;
  errorsOf(key: string): Promise<string[]>;
}

/** Opens a page with only the sandbox on it, and micro-apps by origin. */
export async function openSandbox(page: Page, apps: Record<string, Files>, path = '/'): Promise<Sandbox> {
  script ??= bundle();
  const text = await script;
  await serveFiles(page, 'http://localhost', { '/sandbox.js': text, '/*': html });
  for (const [origin, files] of Object.entries(apps)) await serveFiles(page, origin, files);
  await page.goto(`http://localhost${path}`);
  const call = <Answer>(name: string, ...args: unknown[]) =>
    page.evaluate(
      ([method, rest]) =>
        (window as unknown as { sandbox: Record<string, (...args: unknown[]) => unknown> }).sandbox[method as string]!(
          ...(rest as unknown[]),
        ),
      [name, args] as const,
    ) as Promise<Answer>;
  return {
    open: (key, entry, start) => call('open', key, entry, start),
    show: (key, isShown) => call('show', key, isShown),
    stop: (key) => call('stop', key),
    errorsOf: (key) => call('errorsOf', key),
  };
}
