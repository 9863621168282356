import { watch } from 'node:fs';
import { sep } from 'node:path';

/** What tools write while they work: no change that a person has made. */
const generated = new Set(['node_modules', 'dist', 'reports', 'test-results', 'coverage', '.git', '.cache', '.builds']);
const isGenerated = (path) => path.split(sep).some((name) => generated.has(name) || /^\.umi(-|$)/.test(name));

/** Editors write a file in several steps, and a checkout writes many: this long a silence ends one change. */
const SETTLE_MS = 300;

/** Waits for the next change below a folder, until it has settled; resolves to the path of the file, relative to it. */
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
