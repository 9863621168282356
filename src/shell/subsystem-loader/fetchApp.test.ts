import { type AppSource, fetchApp } from './fetchApp';
import { trampolineFor } from './trampoline';

interface FakeResponse {
  status?: number;
  type?: string;
  body?: string;
  url?: string;
  refused?: boolean;
  endless?: boolean;
}

const ENTRY = 'http://mgr.localhost:8010/';
const PAGE =
  '<!doctype html><link rel="stylesheet" href="/app.css"><div id="root"></div><script src="/app.js" entry></script>';

/** A server of the micro-app; responds with 404 to everything else. */
function serve(responses: Record<string, FakeResponse>) {
  const asked: { address: string; cache?: RequestCache; mode?: RequestMode }[] = [];
  global.fetch = (async (address: string, { cache, mode, signal }: RequestInit) => {
    asked.push({ address, cache, mode });
    const response = responses[address] ?? { status: 404, type: 'text/html', body: 'nothing here' };
    if (response.endless)
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('cut off'))));
    if (response.refused || (response.status === 0 && mode !== 'no-cors')) throw new TypeError('Failed to fetch');
    const { status = 200, type = 'text/javascript', body = '', url = address } = response;
    return { ok: status < 300, status, url, text: async () => body, headers: new Headers({ 'Content-Type': type }) };
  }) as never;
  return asked;
}

const open = (isRetry = false, { signal } = new AbortController()) =>
  fetchApp(ENTRY, {
    signal,
    isRetry,
    isAdmitted: (address) => new URL(address).origin === 'http://mgr.localhost:8010',
  });
const page = (body = PAGE): FakeResponse => ({ type: 'text/html; charset=utf-8', body });
const app: Record<string, FakeResponse> = {
  [ENTRY]: page(),
  [`${ENTRY}app.js`]: { body: 'run()' },
  [`${ENTRY}app.css`]: { type: 'text/css', body: 'a{}' },
};

beforeAll(() => {
  global.Response ??= class {
    constructor(readonly body: string) {}
    text = async () => this.body;
  } as never;
  global.Request ??= class {} as never;
});

/** The code that runs when the loader evaluates a script. */
async function loaded(source: AppSource, address: string): Promise<string | undefined> {
  expect(await (await source.fetch(address)).text()).toBe(trampolineFor(address));
  return source.scriptText?.(address);
}

describe('validated fetch of a micro-app', () => {
  test.each<[string, FakeResponse, object]>([
    ['F1 refused', { refused: true }, { kind: 'unreachable', address: ENTRY }],
    ['F1 without CORS', { status: 0 }, { kind: 'cors', address: ENTRY }],
    ['F2 404', { ...page(), status: 404 }, { kind: 'http-status', status: 404 }],
    ['F2 500', { ...page(), status: 500 }, { kind: 'http-status', status: 500 }],
    ['F2 502', { ...page(), status: 502 }, { kind: 'http-status', status: 502 }],
    ['F3 JSON', { type: 'application/json', body: '{}' }, { kind: 'not-an-app' }],
    ['F3 empty', page(''), { kind: 'not-an-app' }],
    ['F3 a page without a program', page('<h1>Welcome</h1>'), { kind: 'not-an-app' }],
    ['F3 a login page elsewhere', { ...page(), url: 'http://login.example/' }, { kind: 'not-an-app' }],
    ['T19 a third-party script', page('<script src="https://evil.example/x.js"></script>'), { kind: 'not-admitted' }],
    ['F3 ES modules', page('<script type=module src=m.js></script>'), { kind: 'es-module', address: `${ENTRY}m.js` }],
    [
      'F3 a script that imports its module, as vite-plugin-qiankun writes it,',
      page("<script crossorigin>import('/assets/index.js').finally(() => {})</script><script>var a</script>"),
      { kind: 'es-module', address: `${ENTRY}assets/index.js` },
    ],
    [
      'F3 an inline ES module',
      page('<script src=/a.js></script><script type="Module">x</script>'),
      { kind: 'es-module' },
    ],
  ])('%s is distinguished', async (_, response, failure) => {
    serve({ ...app, [ENTRY]: response });
    await expect(open()).rejects.toMatchObject({ name: 'SubsystemError', failure });
  });

  test('F1 offline is distinguished', async () => {
    serve({ [ENTRY]: { refused: true } });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(open()).rejects.toMatchObject({ failure: { kind: 'offline' } });
  });

  test('F5 F23 a script that is missing, or is an HTML page, fails the whole app and names the file', async () => {
    serve({ ...app, [`${ENTRY}app.js`]: { status: 404, type: 'text/html' } });
    await expect(open()).rejects.toMatchObject({
      failure: { kind: 'http-status', status: 404, address: `${ENTRY}app.js` },
    });
    serve({ ...app, [`${ENTRY}app.js`]: page() });
    await expect(open()).rejects.toMatchObject({ failure: { kind: 'not-an-app', address: `${ENTRY}app.js` } });
  });

  test('F5 a missing style only degrades the app, and the loader does not see it', async () => {
    serve({ ...app, [`${ENTRY}app.css`]: { status: 500 } });
    const source = await open();
    expect(await (await source.fetch(source.address)).text()).not.toContain('app.css');
  });

  test('F1 F2 a retry sends the request again and bypasses the cache', async () => {
    const asked = serve(app);
    await open();
    await open(true);
    expect(asked.map(({ address, cache }) => `${address} ${cache}`)).toEqual([
      `${ENTRY} no-cache`,
      `${ENTRY}app.js default`,
      `${ENTRY}app.css default`,
      `${ENTRY} reload`,
      `${ENTRY}app.js reload`,
      `${ENTRY}app.css reload`,
    ]);
  });

  test('F20 equal content keeps its URLs, changed content gets new ones', async () => {
    serve(app);
    const first = await open();
    expect((await open()).address).toBe(first.address);
    expect(first.address.startsWith(`${ENTRY}#`)).toBe(true);

    serve({ ...app, [`${ENTRY}app.js`]: { body: 'run(2)' } });
    const second = await open();
    expect(second.address).not.toBe(first.address);
    const html = await (await second.fetch(second.address)).text();
    const [, script] = /src="([^"]+)" entry/.exec(html) ?? [];
    expect(script).toMatch(/^http:\/\/mgr\.localhost:8010\/app\.js\?portal-content=/);
    expect(await loaded(second, script!)).toBe('run(2)');
  });

  test('the loader gets what was fetched, without a request', async () => {
    const asked = serve(app);
    const source = await open();
    const before = asked.length;
    expect(await loaded(source, `${ENTRY}app.js`)).toBe('run()');
    expect(await (await source.fetch(`${ENTRY}app.css`)).text()).toBe('');
    expect(source.styleText?.(`${ENTRY}app.css`)).toBe('a{}');
    expect(asked).toHaveLength(before);
  });

  describe('a script that the page did not name', () => {
    const DYNAMIC_SCRIPT = `${ENTRY}late.js`;

    test('T19 is loaded from an admitted origin only', async () => {
      const asked = serve({
        ...app,
        [DYNAMIC_SCRIPT]: { body: 'late()' },
        'https://evil.example/x.js': { body: 'evil()' },
      });
      const source = await open();
      expect(await loaded(source, DYNAMIC_SCRIPT)).toBe('late()');
      await expect(source.fetch('https://evil.example/x.js')).rejects.toMatchObject({
        failure: { kind: 'not-admitted', address: 'https://evil.example/x.js' },
      });
      expect(asked.map(({ address }) => address)).not.toContain('https://evil.example/x.js');
    });

    test('F4 times out after 30 s, and is aborted with its pane', async () => {
      serve({ ...app, [DYNAMIC_SCRIPT]: { endless: true } });
      const pane = new AbortController();
      const source = await open(false, pane);
      jest.useFakeTimers();
      try {
        const dynamicFetch = expect(source.fetch(DYNAMIC_SCRIPT)).rejects.toMatchObject({
          failure: { kind: 'timed-out' },
        });
        await jest.advanceTimersByTimeAsync(30_000);
        await dynamicFetch;
        const closed = expect(source.fetch(DYNAMIC_SCRIPT)).rejects.toBeDefined();
        pane.abort();
        await closed;
      } finally {
        jest.useRealTimers();
      }
    });
  });
});

describe('URLs and globals of a page', () => {
  const openPage = async (body: string, files: Record<string, FakeResponse> = {}) => {
    serve({ ...app, ...files, [ENTRY]: page(body) });
    const source = await open();
    return { source, text: async (address = source.address) => (await source.fetch(address)).text() };
  };

  test('relative URLs in a style are resolved against the style, not the portal', async () => {
    const { source, text } = await openPage(
      '<link rel="stylesheet" href="/css/app.css"><style>i { background: url(./i.png) }</style><script src="/app.js"></script>',
      {
        [`${ENTRY}css/app.css`]: {
          type: 'text/css',
          body: 'a { b: url(../a.png) url("/b.png") url(data:image/png;base64,AA) url(#c) }',
        },
      },
    );
    expect(source.styleText?.(`${ENTRY}css/app.css`)).toBe(
      `a { b: url(${ENTRY}a.png) url("${ENTRY}b.png") url(data:image/png;base64,AA) url(#c) }`,
    );
    expect(await text()).toContain(`url(${ENTRY}i.png)`);
  });

  test('F20 a style that has changed at its URL does not get the old content', async () => {
    const first = await openPage(PAGE, { [`${ENTRY}app.css`]: { type: 'text/css', body: 'first{}' } });
    expect(await first.text()).toMatch(/href="[^"]*app\.css/);
    const { source } = await openPage(PAGE, { [`${ENTRY}app.css`]: { type: 'text/css', body: 'second{}' } });
    const address = /href="([^"]+)"/.exec(await (await source.fetch(source.address)).text())![1]!;
    expect(address).toContain('portal-content');
    expect(source.styleText?.(address)).toBe('second{}');
  });

  test('F20 F5 an escaped URL in the page is the one that the loader requests', async () => {
    const html =
      '<link rel="stylesheet" href="/a.css?x=1&amp;y=2"><link href=\'/gone.css?x=1&#38;y=2\' rel="stylesheet"><script src="/a.js?x=1&amp;y=2"></script>';
    const files = (body: string) => ({
      [`${ENTRY}a.js?x=1&y=2`]: { body },
      [`${ENTRY}a.css?x=1&y=2`]: { type: 'text/css', body: 'a{}' },
    });
    const first = await openPage(html, files('run(1)'));
    const text = await first.text();
    expect(text).toContain(`<script src="${ENTRY}a.js?x=1&y=2">`);
    expect(text).toContain(`href="${ENTRY}a.css?x=1&y=2"`);
    expect(text).not.toContain('gone.css');
    const second = await openPage(html, files('run(2)'));
    const address = /<script src="([^"]+)"/.exec(await second.text())![1]!;
    expect(address).toContain('portal-content');
    expect(await loaded(second.source, address)).toBe('run(2)');
  });

  test('F9 inline scripts get a URL of the subsystem; data blocks do not', async () => {
    const { text } = await openPage(
      '<script>start()</script><script type="application/json">{"a":1}</script><script src="/app.js"></script>',
    );
    const html = await text();
    expect(html).toContain(`start()\n//# sourceURL=${ENTRY}inline-1.js`);
    expect(html).toContain('<script type="application/json">{"a":1}</script>');
  });

  test.each([
    ['/** @license */ var Vue = function () {}', ['Vue']],
    ['"use strict";\nvar $lib=(()=>{})()', ['$lib']],
    ['(function(){ var inner = 1 })()', []],
    ['run()', []],
  ])('the global that a script declares is detected: %s', async (body, globals) => {
    const { source } = await openPage(PAGE, { [`${ENTRY}app.js`]: { body } });
    expect(source.globals).toEqual(globals);
  });
});
