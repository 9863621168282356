import { readdirSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders that tools write to: not changes by a person. */
const generated = new Set(['node_modules', 'dist', 'reports', 'test-results', 'coverage', '.git', '.cache', '.builds']);
const isGenerated = (path) => path.split(sep).some((name) => generated.has(name) || /^\.umi(-|$)/.test(name));

/** Editors write a file in several steps, and a checkout writes many: a change ends after this pause. */
const SETTLE_MS = 300;

/**
 * Watches a folder until the process ends. The returned function waits for a change and resolves to the relative path of
 * the file, at once for one that was made since its last call: what is saved during a test run is not missed.
 */
export function watchChanges(folder) {
  let changed;
  let report;
  let timer;
  const settle = () => {
    if (!report || changed === undefined) return;
    report(changed);
    [changed, report] = [undefined, undefined];
  };
  const note = (path) => {
    if (isGenerated(path)) return;
    changed = path;
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  };
  // Each folder by itself: a recursive watcher of the whole project would follow node_modules, too.
  watch(folder, (_, name) => name && note(name));
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !isGenerated(entry.name))
      watch(join(folder, entry.name), { recursive: true }, (_, path) => path && note(join(entry.name, path)));
  return () =>
    new Promise((resolve) => {
      report = resolve;
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    });
}
