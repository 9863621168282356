import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import environmentPlugin from '../../config/plugins/environment';
import development, { OVERLAY_SCRIPT_HASH } from '../../config/plugins/development';
import { read, root } from './project';

const localeHotUpdate = jest.requireActual<(code: string) => string>('../../config/plugins/localeHotUpdate.cjs');

interface Registered {
  describe: { enableBy: () => boolean };
  modifyConfig: (config: Record<string, unknown>) => Record<string, unknown>;
}

/** What the plugin registers with Umi during a command. */
function registeredFor(command: string): Registered {
  const calls: Record<string, unknown> = {};
  const api = new Proxy({} as Record<string, unknown>, {
    get: (_, key: string) => (key === 'name' ? command : (given: unknown) => (calls[key] = given)),
  });
  development(api as never);
  return calls as unknown as Registered;
}

describe('npm start on other ports', () => {
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  const ports = { PORTAL_PORT: '9100', SUBSYSTEM_PORT: '9110' };
  const before = { ...process.env };
  beforeEach(() => void Object.assign(process.env, ports));
  afterEach(() => void (process.env = { ...before }));

  /** What the development server responds to a path, of the middlewares before webpack's and after it. */
  function respond(path: string): string {
    const middlewares: Middleware[] = [];
    const add = (make: () => Middleware) => middlewares.push(make());
    const api = { cwd: root, addBeforeMiddlewares: add, addMiddlewares: add };
    environmentPlugin(new Proxy(api, { get: (own, key: keyof typeof api) => own[key] ?? (() => undefined) }) as never);
    let body = '';
    const response = { setHeader: () => undefined, end: (text: string) => (body = text) } as unknown as ServerResponse;
    for (const one of middlewares) one({ url: path } as IncomingMessage, response, () => undefined);
    return body;
  }

  test.each(['/subsystems.json?x=1', '/environment.js'])('R034 %s names them', (path) => {
    const text = respond(path);
    expect(text).toMatch(/http:\/\/\w+\.localhost:9110/);
    expect(text).not.toMatch(/localhost:80[01]0/);
  });

  test('R034 every subsystem of the registry is at an origin that the environment admits', () => {
    const environment = respond('/environment.js');
    const { subsystems } = JSON.parse(respond('/subsystems.json')) as {
      subsystems: { entry: { development: string } }[];
    };
    expect(subsystems.length).toBeGreaterThan(5);
    for (const { entry } of subsystems) expect(environment).toContain(new URL(entry.development).origin);
  });
});

describe('development builds', () => {
  test('only apply to umi dev', () => {
    const enabled = ['dev', 'build', 'setup', 'preview'].filter((name) => registeredFor(name).describe.enableBy());
    expect(enabled).toEqual(['dev']);
  });

  test('.umirc.ts keeps the settings of a production build', () => {
    expect(read('.umirc.ts')).toContain('mfsu: false');
    expect(read('.umirc.ts')).not.toMatch(/srcTranspiler|devtool/);
  });

  test('dependencies are bundled once, sources are compiled by esbuild, source maps are made per module', () => {
    expect(registeredFor('dev').modifyConfig({ hash: true })).toMatchObject({
      hash: true,
      mfsu: { esbuild: true },
      srcTranspiler: 'esbuild',
      devtool: 'eval-cheap-module-source-map',
    });
  });

  test('the CSP allows the script of the installed error overlay', () => {
    const source = readFileSync(require.resolve('react-error-overlay'), 'utf8');
    const literal = [...source.matchAll(/'((?:[^'\\\n]|\\.){20000,})'/g)].map(([, text]) => text!);
    expect(literal).toHaveLength(1);
    const script = literal[0]!.replace(/\\(u[\da-f]{4}|x[\da-f]{2}|.)/gi, (escape: string, code: string) =>
      /^[ux]./.test(code) ? String.fromCharCode(parseInt(code.slice(1), 16)) : (CONTROL[code] ?? (escape && code)),
    );
    expect(`sha256-${createHash('sha256').update(script).digest('base64')}`).toBe(OVERLAY_SCRIPT_HASH);
  });

  test('the module that loads the texts accepts updates of every language', () => {
    const code = readFileSync('src/locales/loadTexts.ts', 'utf8');
    const changed = localeHotUpdate(code);
    expect(changed.startsWith(code)).toBe(true);
    for (const language of ['zh-CN', 'en-US'])
      for (const part of ['shell', 'pages'])
        expect(changed).toContain(
          `module.hot.accept('./${language}/${part}', async () => addLocale('${language}', (await texts.${part}['${language}']`,
        );
  });

  test('a module of an unexpected form stops the start', () => {
    expect(() => localeHotUpdate('export default {}')).toThrow(/localeHotUpdate\.cjs/);
  });
});

const CONTROL: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' };
