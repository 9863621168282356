import { watch } from 'node:fs';
import { sep } from 'node:path';

/** Folders that tools write to: not changes by a person. */
const generated = new Set(['node_modules', 'dist', 'reports', 'test-results', 'coverage', '.git', '.cache', '.builds']);
const isGenerated = (path) => path.split(sep).some((name) => generated.has(name) || /^\.umi(-|$)/.test(name));

/** Editors write a file in several steps, and a checkout writes many: a change ends after this pause. */
const SETTLE_MS = 300;

/** Waits for the next change below a folder to settle; resolves to the relative path of the file. */
export const nextChange = (folder) =>
  new Promise((resolve) => {
    let timer;
    const watcher = watch(folder, { recursive: true }, (_, path) => {
      if (!path || isGenerated(path)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        watcher.close();
        resolve(path);
      }, SETTLE_MS);
    });
  });
