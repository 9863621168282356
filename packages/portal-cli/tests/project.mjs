import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';

/** The script of a subsystem without a defect. */
export const SCRIPT = `var patrolsSubsystem=function(){
var message="The portal speaks protocol ";
return{bootstrap:async function(){},mount:async function(props){props.container.textContent=message},unmount:async function(){}};
}();
`;

/** Its page, with more in the head or the body. */
export const pageOf = ({
  head = '',
  body = '',
  script = '<script src="/main-4f9a8b2c.js" entry></script>',
} = {}) => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <title>巡查</title>
    <link rel="stylesheet" href="/main-0c1d2e3f.css" />
    ${head}
  </head>
  <body>
    <div id="root"></div>
    ${body}
    ${script}
  </body>
</html>
`;

const MANIFEST = {
  code: 'patrols',
  name: { 'zh-CN': '巡查', 'en-US': 'Patrols' },
  isolation: 'sandbox',
  owner: 'Field services',
  runbook: 'https://wiki.example/patrols',
  entryCodes: ['patrols'],
  entry: {
    development: 'http://patrols.localhost:8010/',
    test: 'https://patrols-test.example/',
    production: 'https://patrols.example/',
  },
};

/** The files of a project without a defect; `manifest` changes fields of portal.json, and `files` replaces files. */
export const projectOf = ({ manifest = {}, files = {} } = {}) => ({
  'portal.json': JSON.stringify({ ...MANIFEST, ...manifest }, null, 2),
  'package.json': '{ "name": "patrols", "version": "1.0.0" }',
  'dist/index.html': pageOf(),
  'dist/main-4f9a8b2c.js': SCRIPT,
  'dist/main-0c1d2e3f.css': '.patrols-page { padding: 24px; height: 100%; }',
  ...files,
});

/** A project with these additions to its script. */
export const withScript = (text, manifest) =>
  projectOf({ manifest, files: { 'dist/main-4f9a8b2c.js': `${SCRIPT}(function () {\n${text}\n})();\n` } });

/** A project with these additions to its style sheet. */
export const withStyle = (text, manifest) => projectOf({ manifest, files: { 'dist/main-0c1d2e3f.css': text } });

/** A project with these additions to its page. */
export const withPage = (parts, manifest) => projectOf({ manifest, files: { 'dist/index.html': pageOf(parts) } });

/** Writes files into a new folder; undefined leaves one out. Returns the folder and what removes it. */
export function writeFolder(files) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cli-'));
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** The headers of a server without a defect. */
const headersFor = (path, origin) => ({
  'Content-Type': TYPES[extname(path)],
  'Access-Control-Allow-Origin': origin,
  Vary: 'Origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': extname(path) === '.html' ? 'no-store' : 'public, max-age=31536000, immutable',
});

/**
 * Serves the build of a project as a good server does. `answer(path, headers)` may change the headers in place, and
 * return `{ status, body }`.
 */
export async function serve(project, origin, answer = () => undefined) {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url.split('?')[0];
    const text = project[`dist${path}`];
    const headers = headersFor(path, origin);
    const { status = text === undefined ? 404 : 200, body = text ?? 'Not found' } = answer(path, headers) ?? {};
    const sent = Object.entries(headers).filter(([, value]) => value !== undefined);
    response.writeHead(status, Object.fromEntries(sent)).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    address: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
