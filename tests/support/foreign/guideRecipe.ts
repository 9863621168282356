import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Files } from './serveFiles';

const root = resolve(__dirname, '../../..');

/** The first code block of a section of the guide's page on builds. */
function recipe(section: string): string {
  const page = readFileSync(join(root, 'docs/guides/subsystems/builds.md'), 'utf8');
  const text = page.split(`\n## ${section}\n`)[1]?.split('\n## ')[0];
  const [, code] = /```js\n([\s\S]+?)```/.exec(text ?? '') ?? [];
  if (!code) throw new Error(`The guide has no recipe "${section}"`);
  return code;
}

/** A program with a page on demand, which has a style sheet and an image of its own. */
const sources = {
  'src/main.tsx': `
import { lazy, Suspense, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const Details = lazy(() => import('./Details'));

function App() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <h1>Patrols</h1>
      <button type="button" onClick={() => setOpen(true)}>Details</button>
      <Suspense fallback="…">{isOpen && <Details />}</Suspense>
    </div>
  );
}

let shown: Root;
export const bootstrap = async () => undefined;
export async function mount({ container }: { container: HTMLElement }) {
  shown = createRoot(container.querySelector('#root')!);
  shown.render(<App />);
}
export const unmount = async () => shown.unmount();
`,
  'src/Details.tsx': `
import styles from './Details.module.css';
import plan from './plan.svg?no-inline';

export default function Details() {
  return <p className={styles.details}>Lazy page of {new URL(import.meta.url).hostname} <img src={plan} alt="plan" /></p>;
}
`,
  'src/Details.module.css': '.details { color: rgb(1, 2, 3) }',
  'src/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>',
};

/** Packages that its team installs, in the folder where the repository has them. */
const packages = {
  react: 'node_modules',
  'react-dom': 'node_modules',
  systemjs: 'node_modules',
  vite: 'subsystems/jcpt/node_modules',
  '@vitejs/plugin-react': 'packages/portal-cli/node_modules',
};

/** Builds a program by the guide's recipe for Vite with pages on demand; returns its files by path. */
export function buildGuideRecipe(): Files {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  try {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    for (const [path, text] of Object.entries(sources)) write(path, text);
    write('vite.config.mjs', recipe('Vite with pages on demand'));
    write('package.json', '{ "name": "patrols", "private": true }');
    for (const [name, place] of Object.entries(packages)) {
      mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
      symlinkSync(join(root, place, name), join(folder, 'node_modules', name), 'dir');
    }
    execFileSync(process.execPath, [join(root, packages.vite, 'vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
      cwd: folder,
    });
    const output = join(folder, 'dist');
    const paths = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
    const files = Object.fromEntries(paths.map((path) => [`/${path}`, readFileSync(join(output, path), 'utf8')]));
    return { ...files, '/': files['/index.html']! };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
