import { basename } from 'node:path';
import { foreignApps } from '../../../tests/support/foreign/foreignApps';
import { check } from '../src/check/check.mjs';
import { writeFolder } from './project.mjs';

const unhashed = (...names) => names.map((name) => `unhashed-file ${name}`);

// What a team reads that brings a program as it is: qiankun's life cycles, unchanged libraries, no SDK.
test.each([
  ['React 16', [...unhashed('react.js', 'react-dom.js', 'app.js'), 'no-sdk']],
  ['Vue 2', ['eval vue.js', ...unhashed('vue.js', 'router.js', 'app.js'), 'no-sdk']],
  ['Vue 3', ['eval vue.js', ...unhashed('vue.js', 'router.js', 'app.js'), 'no-sdk']],
  ['SystemJS', [...unhashed('s.js', 'app.js'), 'no-sdk']],
])('R034 what the check finds in a foreign program: %s', async (name, expected) => {
  const files = Object.entries(foreignApps[name]()).map(([path, text]) => [
    path === '/' ? 'index.html' : path.slice(1),
    text,
  ]);
  const { folder, remove } = writeFolder(Object.fromEntries(files));
  const [{ findings }] = await check([folder], { code: 'lift', isStatic: true });
  remove();
  const shown = ({ name: found, file, detail }) => {
    if (found === 'no-sdk') return found;
    return `${found} ${basename(found === 'eval' ? file : detail)}`;
  };
  expect(findings.map(shown)).toEqual(expected);
});
