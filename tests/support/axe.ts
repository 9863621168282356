import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** The parts of a page that are checked, as selectors; the whole page by default. */
interface Scope {
  include?: string[][];
  exclude?: string[][];
}

/** axe in the page. */
interface LoadedAxe {
  run(scope: Scope, options: RunOptions): Promise<{ violations: Result[] }>;
}

/**
 * Returns what axe objects to in a page and its frames. axe is put into each document once: `@axe-core/playwright` does
 * so for every check, which takes a third of it.
 */
export async function runAxe(page: Page, scope: Scope = { exclude: [] }): Promise<Result[]> {
  const frames = page.frames().map(async (frame) => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  });
  // A frame may be gone by now; the page's own document is asked below.
  await Promise.allSettled(frames);
  return page.evaluate(async (given) => {
    const { axe: loaded } = window as unknown as { axe: LoadedAxe };
    // Details of what passed take axe half of its time.
    const { violations } = await loaded.run(given, { resultTypes: ['violations'] });
    return violations;
  }, scope);
}
