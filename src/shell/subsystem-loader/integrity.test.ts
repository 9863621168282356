import { fetchApp } from './fetchApp';

const ENTRY = 'https://lift.example/lift/1.4.0/index.html';
const FOLDER = 'https://lift.example/lift/1.4.0/';
const hashOf = (text: string) => `sha384-${text}`;

/** A release whose manifest lists its files; `served` replaces what the server sends. */
function serveRelease(served: Record<string, string> = {}, listed: Record<string, string> = {}) {
  const files: Record<string, string> = {
    'index.html': '<link rel="stylesheet" href="app.css"><script src="app.js" entry></script>',
    'app.js': 'run()',
    'app.css': '@import "more.css"; a{}',
    'more.css': 'b{}',
    'lazy.js': 'lazy()',
    ...listed,
  };
  const manifest = JSON.stringify({
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hashOf(text)])),
  });
  const sent: Record<string, string> = {
    ...files,
    'portal-manifest.json': manifest,
    'unlisted.js': 'extra()',
    ...served,
  };
  const asked: string[] = [];
  global.fetch = (async (address: string, { integrity }: RequestInit) => {
    asked.push(address);
    const path = address.slice(FOLDER.length);
    const text = sent[path];
    // As browsers do: a wrong hash is a failed request.
    if (integrity && hashOf(text ?? '') !== integrity) throw new TypeError('Failed to fetch');
    const type = path.endsWith('.html') ? 'text/html' : path.endsWith('.json') ? 'application/json' : 'text/plain';
    const headers = new Headers({ 'Content-Type': type });
    return {
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      url: address,
      text: async () => text,
      headers,
    };
  }) as never;
  return { integrity: hashOf(manifest), asked };
}

const open = (integrity: string) =>
  fetchApp(ENTRY, {
    signal: new AbortController().signal,
    isRetry: false,
    isAdmitted: (address) => address.startsWith('https://lift.example/'),
    integrity,
  });

beforeAll(() => {
  global.Response ??= class {} as never;
  global.Request ??= class {} as never;
});

test('a release that matches its manifest opens, with imported styles and dynamic scripts', async () => {
  const { integrity } = serveRelease();
  const source = await open(integrity);
  expect(source.scriptText?.(`${FOLDER}app.js`)).toBe('run()');
  expect(source.styleText?.(`${FOLDER}app.css`)).toContain('b{}');
  await source.fetch(`${FOLDER}lazy.js`);
  expect(source.scriptText?.(`${FOLDER}lazy.js`)).toBe('lazy()');
});

test.each([
  ['the manifest', 'portal-manifest.json', '{ "files": {} }'],
  ['the page', 'index.html', '<script src="app.js" entry></script>'],
  ['a script', 'app.js', 'steal()'],
  ['a style sheet', 'app.css', 'a{color:red}'],
])('%s that does not match is refused and named', async (_, path, text) => {
  const { integrity } = serveRelease({ [path]: text });
  await expect(open(integrity)).rejects.toMatchObject({ failure: { kind: 'integrity', address: FOLDER + path } });
});

test('T19 a style sheet that is refused before the scripts have arrived is no error of the portal', async () => {
  const { integrity } = serveRelease({ 'app.css': 'a{color:red}' });
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const send = global.fetch;
  let deliverScript!: () => void;
  const scriptArrived = new Promise<void>((resolve) => (deliverScript = resolve));
  global.fetch = (async (address: string, options: RequestInit) => {
    if (address.endsWith('app.js')) await scriptArrived;
    return send(address, options);
  }) as never;
  const opened = expect(open(integrity)).rejects.toMatchObject({ failure: { kind: 'integrity' } });
  // Node reports what nobody handles at the end of a turn of its loop.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  deliverScript();
  await opened;
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('an imported style sheet that does not match is left out, like one that is missing', async () => {
  const { integrity } = serveRelease({ 'more.css': 'b{color:red}' });
  const source = await open(integrity);
  const style = await source.fetchStyle!(`${FOLDER}app.css`);
  expect(style).toContain('a{}');
  expect(style).not.toContain('red');
});

test('a script that the manifest does not list is refused without a request', async () => {
  const { integrity, asked } = serveRelease();
  const source = await open(integrity);
  await expect(source.fetch(`${FOLDER}unlisted.js`)).rejects.toMatchObject({ failure: { kind: 'integrity' } });
  await expect(source.fetch('https://lift.example/other.js')).rejects.toMatchObject({ failure: { kind: 'integrity' } });
  expect(asked).not.toContain(`${FOLDER}unlisted.js`);
});

test('a dynamic script that does not match is refused and named', async () => {
  const { integrity } = serveRelease({ 'lazy.js': 'steal()' });
  const source = await open(integrity);
  await expect(source.fetch(`${FOLDER}lazy.js`)).rejects.toMatchObject({
    failure: { kind: 'integrity', address: `${FOLDER}lazy.js` },
  });
});

test('a file that is gone keeps its own failure', async () => {
  const { integrity } = serveRelease({ 'app.js': undefined as never });
  await expect(open(integrity)).rejects.toMatchObject({ failure: { kind: 'http-status', status: 404 } });
});
