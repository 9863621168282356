import { EMPTY_STAGE, nextStage, type RouterLocation, type Stage, type WantedPage } from './cachedPages';

let keys = 0;
const at = (path: string, navigationType = 'PUSH', state: unknown = null): RouterLocation => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  const location = { pathname, search, hash, state, key: `k${(keys += 1)}` };
  return { location, navigationType } as unknown as RouterLocation;
};
const page = (routerLocation: RouterLocation, meta = {}, key = routerLocation.location.pathname): WantedPage => ({
  key,
  route: { path: routerLocation.location.pathname, cache: true, ...meta },
  routerLocation,
  outlet: `outlet of ${routerLocation.location.pathname}`,
});

/** Applies the locations in order; every path is an open tab by default. */
function walk(steps: (WantedPage | RouterLocation)[], tabs?: string[]): Stage {
  const open = new Set(tabs ?? steps.flatMap((step) => ('key' in step ? step.key : [])));
  return steps.reduce<Stage>(
    (stage, step) =>
      'key' in step ? nextStage(stage, step, step.routerLocation, open) : nextStage(stage, null, step, open),
    EMPTY_STAGE,
  );
}
const shown = (stage: Stage) => stage.pages.find(({ key }) => key === stage.shown);

test('R069 a cached page is kept while its tab is open, wherever the user navigates', () => {
  const stage = walk([page(at('/a')), page(at('/b')), at('/home'), at('/mgr')]);
  expect(stage.pages.map(({ key }) => key)).toEqual(['/a', '/b']);
  expect(stage.shown).toBeNull();
});

test('R069 a page without the cache flag is removed when it is left', () => {
  expect(walk([page(at('/a'), { cache: false }), page(at('/b'))]).pages.map(({ key }) => key)).toEqual(['/b']);
  expect(walk([page(at('/a'), { cache: false }), at('/home')]).pages).toEqual([]);
});

test('R070 a page whose tab is closed is removed; another record of the same route stays', () => {
  const a = at('/edit?id=1');
  const b = at('/edit?id=2');
  const stage = walk([page(a, {}, '/edit?id=1'), page(b, {}, '/edit?id=2')]);
  const home = at('/home');
  const after = nextStage(stage, null, home, new Set(['/edit?id=2']));
  expect(after.pages.map(({ key }) => key)).toEqual(['/edit?id=2']);
  expect(nextStage(after, null, home, new Set()).pages).toEqual([]);
});

test('R070 the page on screen stays until the address has changed', () => {
  const routerLocation = at('/a');
  const stage = walk([page(routerLocation)]);
  expect(nextStage(stage, page(routerLocation), routerLocation, new Set())).toBe(stage);
});

test('R069 a page that is shown again gets the same location object and does not re-render', () => {
  const first = at('/a?pageNo=3');
  const stage = walk([page(first), page(at('/b')), page(at('/a?pageNo=3'))]);
  expect(shown(stage)?.routerLocation).toBe(first);
});

test.each([
  ['the bare path', '/a', 'PUSH', '?pageNo=3'],
  ['the bare path by a redirect', '/a', 'REPLACE', '?pageNo=3'],
  ['the bare path with a hidden side bar', '/a?hideBar=1', 'PUSH', '?pageNo=3'],
  ['another query', '/a?pageNo=2', 'PUSH', '?pageNo=2'],
  ['a hash', '/a#x', 'PUSH', ''],
  ['going back to the bare path', '/a', 'POP', ''],
])('R069 A18 a cached page opened by %s shows %s %s: %s', (_, path, kind, search) => {
  const stage = walk([page(at('/a?pageNo=3')), page(at('/b')), page(at(path, kind))]);
  expect(shown(stage)?.routerLocation.location.search).toBe(search);
});

test('R044 a filter that is removed while the page is shown stays removed', () => {
  const stage = walk([page(at('/a?pageNo=3')), page(at('/a', 'REPLACE'))]);
  expect(shown(stage)?.routerLocation.location.search).toBe('');
});

describe('A45 a page without a tab that keeps unsaved work', () => {
  const edit = (path: string, type?: string) => page(at(path, type), { cache: false, keepsUnsaved: true });

  test('stays as long as its work is unsaved', () => {
    const home = at('/home');
    const left = nextStage(walk([edit('/edit')], []), null, home, new Set(['/edit']));
    expect(left.pages.map(({ key }) => key)).toEqual(['/edit']);
    expect(nextStage(left, null, home, new Set()).pages).toEqual([]);
  });

  test('shows a new record at its bare path, not the one that it was left with', () => {
    const stage = walk([edit('/edit?id=7'), page(at('/b')), edit('/edit')], ['/edit', '/b']);
    expect(shown(stage)?.routerLocation.location.search).toBe('');
  });
});

test('R072 pages keep their order', () => {
  const stage = walk(['/a', '/b', '/c', '/a', '/b'].map((path) => page(at(path))));
  expect(stage.pages.map(({ key }) => key)).toEqual(['/a', '/b', '/c']);
  expect(stage.recent).toEqual(['/b', '/a', '/c']);
});

test('the same location does not change the stage', () => {
  const routerLocation = at('/a');
  const stage = walk([page(routerLocation)]);
  expect(nextStage(stage, page(routerLocation), routerLocation, new Set(['/a', '/b']))).toBe(stage);
});
