import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpOf, rules } from '../src/check/catalog/index.mjs';
import { check as checkAll } from '../src/check/check.mjs';
import { isHashed } from '../src/check/files.mjs';
import { CliError } from '../src/errors.mjs';
import { toJson, toSarif, toText } from '../src/check/report.mjs';
import { defectivePrograms, goodProgram } from './programs.mjs';
import { SCRIPT, pageOf, projectOf, serve, withPage, withScript, withStyle, writeFolder } from './project.mjs';

const main = 'dist/main-4f9a8b2c.js';
const css = 'dist/main-0c1d2e3f.css';
const large = 'x'.repeat(1_100_000);
/** Text that gzip cannot compress much. */
const random = (length) => Array.from({ length }, (_, index) => ((index * 2654435761) >>> 7).toString(36)).join('');
// In parts, so that no scanner takes this file for a leak.
const key = ['-----BEGIN', 'PRIVATE KEY-----'].join(' ');

/** One project for each finding, with exactly that defect, and where it is. */
const defects = {
  'page-missing': [projectOf({ files: { 'dist/index.html': undefined } })],
  'page-unreadable': [projectOf({ files: { 'dist/index.html': '{ "error": 404 }' } }), 'dist/index.html:1'],
  'es-module': [withPage({ script: '<script type="module" src="/main-4f9a8b2c.js"></script>' }), 'dist/index.html:12'],
  'no-script': [withPage({ script: '<script type="application/json">{}</script>' })],
  'file-missing': [withPage({ body: '<img src="/50%.png" alt="" />' }), 'dist/index.html:11'],
  'foreign-script': [withPage({ body: '<script src="https://cdn.example/vue.js"></script>' }), 'dist/index.html:11'],
  'foreign-resource': [withStyle('.p { background: url(https://cdn.example/a.png) }'), `${css}:1`],
  'two-entries': [withPage({ body: '<script src="/main-4f9a8b2c.js" entry></script>' }), 'dist/index.html:12'],
  'async-script': [withPage({ script: '<script async src="/main-4f9a8b2c.js" entry></script>' }), 'dist/index.html:12'],
  'inline-handler': [withPage({ body: '<button onclick="go()">Go</button>' }), 'dist/index.html:11'],
  'meta-refresh': [withPage({ head: '<meta http-equiv="refresh" content="0; url=/new" />' }), 'dist/index.html:7'],
  'leaves-frame': [withPage({ body: '<a href="/x" target="_top">X</a>' }), 'dist/index.html:11'],
  'second-main': [withPage({ body: '<main></main>' }), 'dist/index.html:11'],
  'no-title': [projectOf({ files: { 'dist/index.html': pageOf().replace('巡查', '') } }), 'dist/index.html:1'],
  'insecure-address': [withPage({ body: '<img src="http://images.example/a.png" alt="" />' }), 'dist/index.html:11'],

  'script-syntax': [projectOf({ files: { [main]: `${SCRIPT}export {};` } }), `${main}:5`],
  'no-global': [projectOf({ files: { [main]: SCRIPT.replace('var patrolsSubsystem=function', '!function') } })],
  'no-lifecycles': [projectOf({ files: { [main]: SCRIPT.replace('unmount:', 'stop:') } })],
  'common-global': [projectOf({ files: { [main]: SCRIPT.replace('patrolsSubsystem', 'app') } })],
  'dynamic-import': [withScript('import("./page.js")'), `${main}:6`],
  'service-worker': [withScript('navigator.serviceWorker.register("/worker.js")'), `${main}:6`],
  'shared-worker': [withScript('new SharedWorker("/worker.js")'), `${main}:6`],
  'document-write': [withScript('document.write("<p>")'), `${main}:6`],
  eval: [withScript('new Function("a", "return a")'), `${main}:6`],
  'public-path': [withScript('var r = {}; r.f.j = webpackChunk; r.p = "/"'), `${main}:6`],
  'asset-address': [
    projectOf({ files: { 'dist/logo.svg': '<svg/>', [main]: `${SCRIPT}var logo = "/logo.svg";` } }),
    `${main}:5`,
  ],
  'style-address': [withScript('var css = ".logo { background: url(./logo.png) }"'), `${main}:6`],
  'development-address': [withScript('fetch("http://localhost:3000/records")'), `${main}:6`],
  'development-build': [withScript('console.info("Download the React DevTools for a better experience")'), `${main}:6`],
  'process-env': [withScript('if (process.env.NODE_ENV) go()'), `${main}:6`],
  'source-map': [projectOf({ files: { [`${main}.map`]: '{}' } }), `${main}.map`],
  secret: [withScript(`var key = "${key}"`), main],
  'reads-token': [withScript('localStorage.getItem("ssoToken")'), `${main}:6`],
  'leaves-portal': [withScript('window.top.location.href = "/"'), `${main}:6`],
  'blocking-dialog': [withScript('alert("Saved")'), `${main}:6`],
  'synchronous-request': [withScript('var r = new XMLHttpRequest(); r.open("GET", "/records", !1)'), `${main}:6`],
  debugger: [withScript('debugger'), `${main}:6`],
  'storage-key': [withScript('localStorage.setItem("filters", "1")'), `${main}:6`],
  'unload-listener': [withScript('addEventListener("unload", save)'), `${main}:6`],
  'no-sdk': [projectOf({ files: { [main]: SCRIPT.replace('speaks protocol', '') } })],
  'changed-built-in': [withScript('Array.prototype.last = function () { return this[0] }'), `${main}:6`],
  'script-size': [withScript(`var data = "${random(200_000)}"`, { budgetKiB: 300 }), 'dist/index.html:12'],

  'style-syntax': [withStyle('.p {\n  color: red;\n'), `${css}:1`],
  'global-style': [withStyle('.x, body > .a { color: red }\n:root { color: blue }', { css: 'global' }), `${css}:2`],
  'shared-keyframes': [withStyle('\n@keyframes spin { to { rotate: 360deg } }'), `${css}:2`],
  'viewport-height': [withStyle('.page {\n  min-height: 100vh;\n}'), `${css}:2`],

  'unhashed-file': [
    projectOf({
      files: {
        'dist/index.html': pageOf({ script: '<script src="/main.js" entry></script>' }),
        'dist/main.js': SCRIPT,
      },
    }),
    'dist/index.html:12',
  ],
  'large-file': [projectOf({ files: { 'dist/plan.png': large } }), 'dist/plan.png'],
  'private-file': [projectOf({ files: { 'dist/.env.production': 'A=1' } }), 'dist/.env.production'],

  manifest: [projectOf({ manifest: { isolation: 'none' } }), 'portal.json:7'],
  code: [projectOf({ manifest: { code: 'personalInfo' } }), 'portal.json:2'],
  'name-missing': [projectOf({ manifest: { name: { 'zh-CN': '巡查' } } }), 'portal.json:3'],
  'name-untranslated': [projectOf({ manifest: { name: { 'zh-CN': 'Patrols', 'en-US': 'Patrols' } } }), 'portal.json:4'],
  'entry-refused': [projectOf({ manifest: { bridge: 'none' } })],
  'field-ignored': [projectOf({ manifest: { timeoutMs: 5 } })],
  'address-missing': [projectOf({ manifest: { entry: { test: 'https://patrols-test.example/' } } })],
  'address-insecure': [projectOf({ manifest: { entry: { production: 'http://patrols.example/' } } })],
  'address-local': [projectOf({ manifest: { entry: { production: 'https://localhost:8443/' } } })],
  'address-shared': [
    projectOf({ manifest: { entry: { test: 'https://patrols.example/', production: 'https://patrols.example/' } } }),
  ],
  'calls-wide': [projectOf({ manifest: { calls: [{ host: 'workOrder', path: '/patrols/**', methods: ['GET'] }] } })],
  'owner-missing': [projectOf({ manifest: { owner: undefined } })],
  'runbook-missing': [projectOf({ manifest: { runbook: undefined } })],
  version: [projectOf({ files: { 'package.json': '{ "version": "next" }' } })],
  'disabled-without-reason': [projectOf({ manifest: { disabled: true } })],
  'sdk-old': [
    projectOf({
      files: { 'package.json': '{\n"version": "1.0.0", "dependencies": { "@portal/subsystem-sdk": "0.9.0" } }' },
    }),
    'package.json:2',
  ],
};

const ORIGIN = 'https://portal.example';
const isPage = (path) => path === '/index.html';
const isScript = (path) => path.startsWith('/main') && path.endsWith('.js');

/** One server for each finding; `isolation` is that of the subsystem. */
const faults = {
  'http-status': { answer: (path) => (isScript(path) ? { status: 500 } : undefined) },
  'cors-missing': {
    answer: (path, headers) =>
      void (isScript(path) && (headers['Access-Control-Allow-Origin'] = 'https://other.example')),
  },
  'cors-any': { answer: (path, headers) => void (isScript(path) && (headers['Access-Control-Allow-Origin'] = '*')) },
  'vary-missing': { answer: (path, headers) => void (isScript(path) && (headers.Vary = undefined)) },
  'nosniff-missing': {
    answer: (path, headers) => void (isScript(path) && (headers['X-Content-Type-Options'] = undefined)),
  },
  'page-cached': { answer: (path, headers) => void (isPage(path) && (headers['Cache-Control'] = 'max-age=600')) },
  'file-not-cached': { answer: (path, headers) => void (isScript(path) && (headers['Cache-Control'] = 'no-store')) },
  'missing-file-as-page': {
    answer: (path) => (path.startsWith('/missing') ? { status: 200, body: pageOf() } : undefined),
  },
  'content-type': { answer: (path, headers) => void (isScript(path) && (headers['Content-Type'] = 'text/plain')) },
  'frame-refused': {
    isolation: 'frame',
    answer: (path, headers) => void (isPage(path) && (headers['Content-Security-Policy'] = "frame-ancestors 'self'")),
  },
  redirected: {
    answer: (path, headers) => {
      if (!isPage(path)) return undefined;
      headers.Location = `http://127.0.0.1:${new URL(server.address).port}/sign-in.html`;
      return { status: 302 };
    },
  },
  'not-compressed': { answer: (path) => (isScript(path) ? { body: `${SCRIPT}//${'x'.repeat(20_000)}` } : undefined) },
};

let server;

/** What can be read; tests/check-all.mjs and the browser tests open programs in a portal. */
const check = async (target, options) => (await checkAll([target], { isStatic: true, ...options }))[0];

/** Checks a project in a folder of its own; returns the report, with paths below the folder. */
async function checkProject(files, options) {
  const { folder, remove } = writeFolder(files);
  try {
    const report = await check(folder, options);
    const findings = report.findings.map(({ file, ...finding }) => ({
      ...finding,
      file: file?.replace(/^.*portal-cli-\w+\/?/, ''),
    }));
    return { ...report, findings };
  } finally {
    remove();
  }
}

describe('portal check', () => {
  test('finds nothing in a project without a defect, in the sandbox and in a frame', async () => {
    expect((await checkProject(projectOf())).findings).toEqual([]);
    expect((await checkProject(projectOf({ manifest: { isolation: 'frame' } }))).findings).toEqual([]);
  });

  test.each(Object.entries(defects))('finds %s, and nothing else', async (name, [files, place]) => {
    const { findings } = await checkProject(files);
    expect(findings.map((finding) => finding.name)).toEqual([name]);
    const [{ file, line }] = findings;
    if (place) expect([file, place.includes(':') ? line : undefined].filter(Boolean).join(':')).toBe(place);
  });

  test.each(Object.entries(faults))('finds that a server has %s', async (name, { isolation, answer }) => {
    server = await serve(projectOf(), ORIGIN, answer);
    try {
      const { findings } = await check(server.address, { portal: ORIGIN, isolation, code: 'patrols' });
      expect(findings.map((finding) => finding.name)).toEqual([name]);
    } finally {
      await server.close();
    }
  });

  test('finds nothing at a good server, and that a server is not reachable', async () => {
    const { address, close } = await serve(projectOf(), ORIGIN);
    const options = { portal: ORIGIN, code: 'patrols' };
    expect((await check(address, options)).findings).toEqual([]);
    expect((await check(address, { ...options, isolation: 'frame' })).findings).toEqual([]);
    await close();
    expect((await check(address, options)).findings.map(({ name }) => name)).toEqual(['unreachable']);
  });

  test.each([
    ['*', false],
    ['https:', false],
    ['http:', false],
    ['https://portal.example', false],
    ['https://PORTAL.example:443/', false],
    ['https://portal.example:*', false],
    ['http://portal.example', false],
    ['portal.example', false],
    ['https://*.example', false],
    ["'self' *.example:443", false],
    ["'none'", true],
    ["'self'", true],
    ['', true],
    ['wss:', true],
    ['https://*.portal.example', true],
    ['https://portal.example:8443', true],
    ['https://other.example *.test', true],
    ['https://*.example, frame-ancestors https://other.example', true],
  ])('a frame with "frame-ancestors %s" is refused: %s', async (sources, isRefused) => {
    const answer = (path, headers) => {
      headers['Content-Security-Policy'] = `default-src 'self'; frame-ancestors ${sources}`;
      headers['X-Frame-Options'] = 'DENY';
    };
    const { address, close } = await serve(projectOf(), ORIGIN, answer);
    const { findings } = await check(address, { portal: ORIGIN, isolation: 'frame', code: 'patrols' });
    await close();
    expect(findings.map(({ name }) => name)).toEqual(isRefused ? ['frame-refused'] : []);
  });

  test('every finding has a project or a server that has exactly that defect', () => {
    expect(Object.keys(defects).length).toBeGreaterThanOrEqual(30);
    expect(
      [
        ...[...Object.keys(defects), ...Object.keys(faults), ...Object.keys(defectivePrograms)],
        // Of the clock: deadline.test.mjs.
        ...['unreachable', 'visit-unfinished'],
      ].sort(),
    ).toEqual([...rules.keys()].sort());
  });

  test.each(Object.entries({ 'no defect': goodProgram, ...defectivePrograms }))(
    'a program with %s has nothing to be found in its files',
    async (_, files) => expect((await checkProject(files)).findings).toEqual([]),
  );

  test('a program is not opened without Chromium, when its files keep it closed, or with --static, and the report says so', async () => {
    const reasonOf = async (files, options) => {
      const { folder, remove } = writeFolder(files);
      try {
        const [report] = await checkAll([folder], options);
        expect(toText([report])).toContain(`Not opened in a portal. ${report.notRun}`);
        return [report.notRun, report.findings.map(({ name }) => name)];
      } finally {
        remove();
      }
    };
    const { CHROMIUM_PATH: before } = process.env;
    process.env.CHROMIUM_PATH = '/nowhere/chromium';
    try {
      // A variable that names nothing is a mistake of whoever set it, not a machine without a browser.
      const result = await reasonOf(withScript('debugger')).catch((error) => error);
      if (Array.isArray(result)) expect(result).toEqual([expect.stringContaining('carries no portal'), ['debugger']]);
      else {
        expect(result).toBeInstanceOf(CliError);
        expect(result.message).toContain('CHROMIUM_PATH names /nowhere/chromium');
      }
    } finally {
      if (before === undefined) delete process.env.CHROMIUM_PATH;
      else process.env.CHROMIUM_PATH = before;
    }
    expect(await reasonOf(defects['es-module'][0])).toEqual([
      'The errors above keep it from being opened.',
      ['es-module'],
    ]);
    expect(await reasonOf(projectOf({ files: { 'portal.json': undefined } }), { code: 'site-patrols' })).toEqual([
      'site-patrols cannot be the code of a subsystem: name it with --code.',
      [],
    ]);
    expect(await reasonOf(projectOf(), { isStatic: true })).toEqual(['Asked for with --static.', []]);
  });

  test('what a frame does in its own document is no finding', async () => {
    const script =
      'navigator.serviceWorker.register("/w.js"); document.write(""); localStorage.setItem("filters", "1")';
    const { findings } = await checkProject(withScript(script, { isolation: 'frame' }));
    expect(findings).toEqual([]);
  });

  test('what libraries contain is no finding', async () => {
    const script = `
      var root = Function("return this")();
      var base = new URL("/x", "http://localhost");
      var env = typeof process !== "undefined" && process.env;
      var icon = ".a{mask:url(#mask)} .b{background:url(data:image/png;base64,AA==)}";
      var lazy = function (path) { return import(path) };
      request.open("GET", path, true);`;
    expect((await checkProject(withScript(script))).findings).toEqual([]);
  });

  test('portal.json accepts a finding with a reason, by number or name', async () => {
    const accept = { P220: 'asked for by the fire brigade', debugger: 'training build' };
    const { findings, accepted } = await checkProject(withScript('alert("x"); debugger', { accept }));
    expect(findings).toEqual([]);
    expect(accepted.map(({ name, reason }) => [name, reason])).toEqual([
      ['blocking-dialog', accept.P220],
      ['debugger', accept.debugger],
    ]);
  });

  test('an entry of a registry replaces portal.json, and its line is named', async () => {
    const good = {
      code: 'lift',
      name: { 'en-US': 'Lifts', 'zh-CN': '电梯' },
      entry: 'https://lift.example/',
      entryCodes: ['lift'],
    };
    const bad = { ...good, code: 'patrols', name: { 'en-US': 'Patrols' } };
    const { folder, remove } = writeFolder({ ...projectOf(), 'portal.json': undefined });
    const registry = join(folder, 'registry.json');
    writeFileSync(registry, JSON.stringify({ version: 1, subsystems: [good, bad] }, null, 2));
    const { findings } = await check(folder, { registry, code: 'patrols' });
    remove();
    expect(findings.map(({ name, line }) => [name, line])).toEqual([['name-missing', 17]]);
  });

  test.each([
    ['an empty folder', {}, 'there is nothing to check'],
    [
      'a project of Vite before its first build',
      { 'index.html': pageOf(), 'package.json': '{ "scripts": { "build": "vite build" } }' },
      'neither a build (dist/index.html) nor a portal.json',
    ],
    ['a registry without the entry', { 'dist/index.html': pageOf(), 'r.json': '{ "subsystems": [] }' }, 'no entry'],
  ])('cannot check %s', async (_, files, message) => {
    const { folder, remove } = writeFolder(files);
    await expect(check(folder, files['r.json'] && { registry: join(folder, 'r.json') })).rejects.toThrow(message);
    remove();
  });
});

test('a folder of a build may have a package.json without scripts', async () => {
  const { folder, remove } = writeFolder({ 'index.html': pageOf(), 'package.json': '{ "name": "patrols" }' });
  const report = await check(folder, { code: 'patrols', isolation: 'sandbox' });
  remove();
  expect(report.findings.map(({ name }) => name)).not.toContain('page-missing');
});

describe('the report', () => {
  const reportOf = () => checkProject(withScript('alert("x")\ndebugger'));

  test('text names the finding, its place and the cure, and counts', async () => {
    const text = toText([await reportOf()]);
    expect(text).toContain(
      'error P222 A script has a debugger statement.\n    at dist/main-4f9a8b2c.js:7:1\n    → Remove it.',
    );
    expect(text).toContain('1 error, 1 warning, 0 notes in 1 subsystem');
    expect(text).not.toContain('\u001b');
    expect(toText([await reportOf()], { hasColors: true })).toContain('\u001b[31merror');
  });

  test('JSON and SARIF carry the same findings', async () => {
    const report = await reportOf();
    const json = JSON.parse(toJson([report]));
    expect(json.counts).toEqual({ error: 1, warning: 1, note: 0 });
    expect(json.reports[0].findings[0]).toMatchObject({ id: 'P222', name: 'debugger', line: 7 });
    const [run] = JSON.parse(toSarif([report], '1.0.0')).runs;
    expect(run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['P222', 'error'],
      ['P220', 'warning'],
    ]);
    expect(run.results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'dist/main-4f9a8b2c.js' },
      region: { startLine: 7, startColumn: 1 },
    });
    expect(run.tool.driver.rules[run.results[0].ruleIndex].id).toBe('P222');
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toMatch(/not opened in a portal\. Asked for/);
  });

  test.each([
    ['main-4f9a8b2c.js', true],
    ['umi.3a206246.js', true],
    ['index-BxYdEqPw.js', true],
    ['main-QWERTZUI.js', true],
    ['main.js?v=2', true],
    ['main.js', false],
    ['patrol-records.js', false],
    ['vendor.bundle.js', false],
  ])('%s has a hash: %s', (name, expected) => {
    expect(isHashed(name)).toBe(expected);
  });

  test('numbers are unique', () => {
    const ids = [...rules.values()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the guide has a section for each finding, at the address that a report names', () => {
    const guide = readFileSync(join(__dirname, '../../../docs/guides/toolkit.md'), 'utf8');
    const anchors = [...guide.matchAll(/^### (.+)$/gm)].map(([, title]) => title.toLowerCase().replaceAll(' ', '-'));
    expect(anchors.sort()).toEqual([...rules.values()].map((one) => helpOf(one).split('#')[1]).sort());
  });
});
