import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { routes } from '../../config/routes';
import { FIRST_PATHS } from '../../src/constants/paths';
import { PORTAL_PATHS } from '../../src/domain/subsystem/paneKey';
import enUS from '../../src/locales/en-US/all';
import zhCN from '../../src/locales/zh-CN/all';
import { projectFiles, read, root } from './project';

type Route = (typeof routes)[number];
const all: Route[] = routes.flatMap(function flat(route): Route[] {
  return [route, ...(route.routes ?? []).flatMap(flat)];
});
const paths = all.map(({ path }) => path);
const fileOf = (component: string) =>
  projectFiles().find((path) =>
    [`${component}.tsx`, `${component}/index.tsx`].map((file) => file.replace('@/', 'src/')).includes(path),
  );

describe('the route table', () => {
  test('R016 every address of the specification has a route', () => {
    const specified = [
      '/home',
      '/grayRelease',
      '/personalInfo',
      '/mainApp',
      '/help',
      '/iframe',
      '/byd',
      ...[
        'messageList',
        'myMessageList',
        'allManual',
        'operationManualEdit',
        'authorityApply',
        'noticeList',
        'noticeEdit',
      ].map((name) => `/mainApp/${name}`),
      ...['mgr', 'jcpt', 'gdzt', 'wcx', 'lift', 'bjxt', 'af', 'opbi', 'nfc'].flatMap((code) => [
        `/${code}`,
        `/${code}/*`,
      ]),
    ];
    expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('no path is repeated, and the catch-all route comes last', () => {
    const shown = all.filter(({ routes: inner }) => !inner).map(({ path }) => path);
    expect(shown.filter((path, index) => shown.indexOf(path) !== index)).toEqual([]);
    expect(shown.at(-1)).toBe('/*');
  });

  test('every route leads to a page or to another route', () => {
    for (const { path, component, redirect } of all) {
      if (redirect) expect(paths).toContain(redirect);
      else expect([path, component && fileOf(component)]).toEqual([path, expect.any(String)]);
    }
  });

  test('every page has a route', () => {
    const pages = new Set(projectFiles().flatMap((path) => path.match(/^src\/pages\/([^/]+)\//)?.[1] ?? []));
    const used = new Set(all.flatMap(({ component }) => component?.match(/^@\/pages\/([^/]+)/)?.[1] ?? []));
    // A placeholder for routes without a screen; currently there are none (A39).
    used.add('unfinished');
    expect([...pages].sort()).toEqual([...used].sort());
  });

  test('every route with a screen has a title in both languages', () => {
    const untitled = all.filter(
      ({ component, routes: inner, titleKey }) =>
        component && !inner && !(titleKey && titleKey in enUS && titleKey in zhCN),
    );
    expect(untitled.map(({ path }) => path)).toEqual([]);
  });

  test('every title has a route', () => {
    const titles = Object.keys(enUS).filter((key) => key.startsWith('route.'));
    const used = all.map(({ titleKey }) => titleKey as string | undefined);
    expect(titles.filter((key) => !used.includes(key) && key !== 'route.noName')).toEqual([]);
  });

  test('A27 the first parts of the paths of own pages are refused as codes of subsystems', () => {
    const firstParts = all
      .filter(({ path, subsystem }) => /^\/[a-z]/i.test(path) && (!subsystem || subsystem === 'iframe'))
      .map(({ path }) => path.split('/')[1]!.toLowerCase());
    expect([...PORTAL_PATHS].sort()).toEqual([...new Set(firstParts)].sort());
  });

  test('R151 T8 the first parts of all paths are those on which cookies expire', () => {
    const firstParts = all.filter(({ path }) => /^\/[a-z]/i.test(path)).map(({ path }) => `/${path.split('/')[1]}`);
    expect([...FIRST_PATHS].sort()).toEqual([...new Set(firstParts)].sort());
  });

  test('routes are data: Umi serializes them as JSON', () => {
    expect(JSON.parse(JSON.stringify(routes))).toEqual(routes);
  });

  test('pages are thin', () => {
    const long = projectFiles().filter(
      (path) => /^src\/pages\/.*\.tsx$/.test(path) && !path.includes('.test.') && read(path).split('\n').length > 61,
    );
    expect(long).toEqual([]);
  });
});

describe('models', () => {
  test('Umi finds every model: its generated list equals src/models', async () => {
    const files = projectFiles()
      .flatMap((path) => path.match(/^src\/models\/(.+?)\.tsx?$/)?.[1] ?? [])
      .filter((name) => !name.endsWith('.test'))
      .sort();
    const generated = () => {
      const list = 'src/.umi/plugin-model/model.ts';
      const text = existsSync(join(root, list)) ? read(list) : '';
      return [...text.matchAll(/namespace: '([^@'][^']*)'/g)].map((match) => match[1]!).sort();
    };
    // `npm start`, which is tried while these tests run, writes the folder anew.
    for (let turn = 0; turn < 300 && generated().length !== files.length; turn += 1) await delay(100);
    expect(generated()).toEqual(files);
  });
});
