import { selectorOf } from './changes.mjs';

test.each([
  ['deploy/nginx.conf', { name: 'nginx.conf' }],
  ['compose.yaml', { name: 'compose.yaml' }],
  ['packages/portal-cli/templates/react/src/App.tsx', { folder: 'packages/portal-cli/tests' }],
  ['src/shell/tabs/tabStore.ts', {}],
  ['src/pages/home/index.module.css', {}],
])('a change of %s selects tests by %j', (path, selector) => {
  expect(selectorOf(path)).toEqual(selector);
});
