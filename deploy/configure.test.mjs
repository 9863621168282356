import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { configure, nginxAt } from './configure.mjs';

let folder;
const file = (...names) => join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-configure-'));
  mkdirSync(file('build'));
  for (const name of ['index.html', 'subsystems.json']) writeFileSync(file('build', name), '');
  writeEnvironment();
  writeFileSync(file('certificate.pem'), '');
  writeFileSync(file('key.pem'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const complete = {
  name: 'production',
  hosts: { base: 'https://api.example', workOrder: 'https://work.example', portal: 'https://portal-api.example' },
  fileHost: 'https://files.example',
  identityProvider: 'https://idp.example/login',
};
function writeEnvironment(change = {}) {
  writeFileSync(
    file('environment.js'),
    `window.__PORTAL_ENVIRONMENT__ = ${JSON.stringify({ ...complete, ...change })};`,
  );
}

/** The configuration that a call of deploy/serve.mjs would write. */
function written(options = {}, { hasIPv6, ...nginx } = {}) {
  const values = {
    build: file('build'),
    environment: file('environment.js'),
    name: '_',
    api: [],
    gateway: [],
    'access-log': '/dev/stdout',
    'report-log': '/dev/stdout',
    ...options,
  };
  configure(values, { runtime: folder, nginx: { hasHttp2Directive: false, ...nginx }, hasIPv6 });
  return readFileSync(file('nginx.conf'), 'utf8');
}
const https = () => ({ certificate: file('certificate.pem'), key: file('key.pem') });

test('F35 an API host on the own origin gets uploads of 100 MB as they arrive, for three minutes', () => {
  const text = written({ api: ['/_base=https://api.internal/v1/'] });
  const [location] = text.match(/location \^~ \/_base\/ \{[^}]*\}/);
  expect(location).toContain('proxy_pass https://api.internal/v1/;');
  expect(location).toContain('proxy_request_buffering off;');
  expect(location).toContain('proxy_max_temp_file_size 0;');
  expect(location).toContain('proxy_read_timeout 180s;');
  expect(location).toContain('proxy_set_header Cookie "";');
  expect(Number(location.match(/client_max_body_size (\d+)m/)[1])).toBeGreaterThan(100);
});

test('the address of a client is taken from a gateway only if its network is named', () => {
  expect(written()).not.toContain('real_ip_header');
  const text = written({ gateway: ['10.0.0.0/8', '192.0.2.1'] });
  expect(text.match(/set_real_ip_from \S+/g)).toEqual(['set_real_ip_from 10.0.0.0/8;', 'set_real_ip_from 192.0.2.1;']);
});

test('T27 HTTPS takes the form of the version at hand; plain HTTP leads there', () => {
  expect(written(https())).toContain('listen 8443 ssl http2;');
  expect(written(https(), { hasHttp2Directive: true })).toMatch(/listen 8443 ssl;\s+http2 on;/);
  const redirecting = written({ ...https(), port: '443', 'redirect-port': '80' });
  expect(redirecting).toMatch(/listen 80;\s+return 301 https:\/\/\$host\$request_uri;/);
});

test('T27 every port is open to IPv6, too, where the machine has it', () => {
  const options = { ...https(), 'redirect-port': '8081' };
  const listening = (nginx) => written(options, nginx).match(/(?<=listen )[^";]*(?=;)/g);
  expect(listening({})).toEqual(['8081', '8443 ssl http2']);
  expect(listening({ hasIPv6: true })).toEqual(['8081', '[::]:8081', '8443 ssl http2', '[::]:8443 ssl http2']);
  expect(listening({ hasIPv6: true, hasHttp2Directive: true }).slice(2)).toEqual(['8443 ssl', '[::]:8443 ssl']);
});

test.each([
  ['access.log', `"${resolve('access.log')}" portal`],
  ['/dev/stdout', '"/dev/stdout" portal'],
  ['syslog:server=unix:/dev/log', '"syslog:server=unix:/dev/log" portal'],
  ['off', 'off'],
])('T27 the access log %s is that of the working directory, not of the runtime folder', (target, parameters) => {
  expect(written({ 'access-log': target })).toContain(`  access_log ${parameters};`);
});

test.each([
  ['nginx version: nginx/1.22.1', false],
  ['nginx version: openresty/1.27.1.1', true],
  ['Tengine version: Tengine/3.1.0\nnginx version: nginx/1.24.0', false],
])('T27 of %j the version is known', (words, hasHttp2Directive) => {
  expect(nginxAt(programThatPrints(words))).toMatchObject({ hasHttp2Directive });
});

test('T27 a program that names no version of nginx is refused with what it says', () => {
  expect(() => nginxAt(programThatPrints('another server 4.2'))).toThrow(
    /does not say which nginx[^]*another server 4\.2/,
  );
});

/** A program in place of nginx, which prints what `nginx -V` does. */
function programThatPrints(words) {
  writeFileSync(file('nginx'), `#!/bin/sh\ncat >&2 <<'end'\n${words}\nend\n`, { mode: 0o755 });
  return file('nginx');
}

test('T27 reports go to the receiver, or to the log', () => {
  expect(written({ reports: 'http://reports:9080/csp-report' })).toContain('proxy_pass "http://reports:9080";');
  expect(written()).toContain(`proxy_pass "http://unix:${file('reports.sock')}";`);
});

test('T27 the headers stand in one place, and the policy is not sent with hashed files', () => {
  const lines = written({ api: ['/_base=https://api.internal'] });
  expect(lines.match(/include .*headers\.conf/g)).toHaveLength(1);
  const headers = readFileSync(file('headers.conf'), 'utf8');
  const [, variable] = headers.match(/add_header Content-Security-Policy "(\$\w+)" always;/);
  const mapOf = (begin) => lines.slice(lines.indexOf(begin)).split(/\n\s*\}/)[0];
  const map = mapOf(`map $is_hashed ${variable} {`);
  expect(map).toMatch(/\n\s*1 "";/);
  expect(mapOf('map $uri $is_hashed {')).toMatch(/"~\^\/\(\?:js\|css\|static\)\/\.\+\\\.\[0-9a-f\]/);
  expect(map).toContain('https://api.example');
  expect(headers).toContain('add_header X-Content-Type-Options "nosniff" always;');
});

test('T27 a policy that is longer than a parameter of nginx is sent in parts, and gateways are warned of', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const subsystemOrigins = Array.from({ length: 200 }, (_, index) => `https://system-${index}.example`);
  writeEnvironment({ subsystemOrigins });
  const lines = written();
  const headers = readFileSync(file('headers.conf'), 'utf8');
  const [, names] = headers.match(/add_header Content-Security-Policy "([^"]+)" always;/);
  const parts = names
    .split('$')
    .slice(1)
    .map((name) =>
      JSON.parse(lines.match(new RegExp(`map \\$is_hashed \\$${name} \\{\\n[^\\n]*\\n\\s*default (".*");`))[1]),
    );
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(4_000);
  for (const origin of subsystemOrigins) expect(parts.join('')).toContain(` ${origin} `);
  expect(warned.mock.calls).toEqual([[expect.stringMatching(/about \d{5} bytes of headers.*proxy_buffer_size/)]]);
});

test.each([
  ['a misspelled name', { filehost: 'https://files.example', fileHost: undefined }, 'fileHost'],
  ['a misspelled scheme', { fileHost: 'htps://files.example' }, 'fileHost'],
  ['a host without a scheme', { hosts: { ...complete.hosts, base: 'api.example' } }, 'hosts.base'],
  ['an unknown environment', { name: 'prod' }, 'name'],
  ['an identity provider without a scheme', { identityProvider: 'idp.example' }, 'identityProvider'],
])('R002 A37 %s, with which the portal would not start, is refused', (_what, change, place) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  writeEnvironment(change);
  expect(() => written()).toThrow(`\n  ${place}: expected`);
});

test('R002 A37 T7 what the portal would leave out is named, with the name that may be meant', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  writeEnvironment({
    subsystemOrigin: [],
    mountAhead: 'none',
    subsystemBudget: 'ten',
    chatBot: 'chat.example',
    fileHost: 'https://api.example/',
  });
  written();
  const places = warned.mock.calls.map(([line]) => line.slice(file('environment.js').length + 2));
  expect(places).toEqual([
    'subsystemOrigin: nothing reads this; did you mean subsystemOrigins?',
    expect.stringMatching(/^chatBot: expected an address/),
    'mountAhead: expected one of off, learned, all',
    expect.stringMatching(/^subsystemBudget: /),
    expect.stringMatching(/^hosts\.base: is below fileHost/),
  ]);
});

test.each([
  ['an API host without a path', { api: ['https://api.internal'] }, /not of the form/],
  ['an API host that ends the directive', { api: ['/a=https://x; return 200'] }, /not of the form/],
  ['a certificate without its key', { certificate: 'certificate.pem' }, /belong together/],
  ['a port that is none', { port: 'abc' }, /not a port/],
  ['a redirect to HTTPS without a certificate', { 'redirect-port': '8080' }, /needs --certificate/],
  ['a receiver without a scheme', { reports: 'receiver' }, /not an address/],
  ['no environment file', { environment: undefined }, /Name the environment file/],
  ['a missing file', { registry: 'none.json' }, /no registry/],
])('%s is refused', (_words, options, message) => {
  expect(() => written(options)).toThrow(message);
});

test('F3 lines of the environment file that allow nothing are named at the start', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  writeEnvironment({
    subsystemOrigins: ['https://lift.example'],
    subsystemAccess: [{ origin: 'https://lift.example', allow: ['camera'] }, { origin: 'https://lifts.example' }],
  });
  written();
  expect(warned.mock.calls).toEqual([
    [
      `${file('environment.js')}: subsystemAccess[1].origin: expected an origin that subsystemOrigins or frameOrigins names, too`,
    ],
  ]);
});

test.each([
  ['is no JSON', '<!doctype html>', /not JSON/],
  ['has no list', '{ "version": 1 }', /not a registry/],
  ['is nothing', 'null', /not a registry/],
])('R017 T19 a registry that %s is refused before anybody is served with it', (_words, text, message) => {
  writeFileSync(file('registry.json'), text);
  expect(() => written({ registry: file('registry.json') })).toThrow(message);
  writeFileSync(file('registry.json'), '{ "version": 1, "subsystems": [] }');
  expect(written({ registry: file('registry.json') })).toContain(file('registry.json'));
});

test('R002 the environment of the mock server is refused', () => {
  writeEnvironment({ name: 'development' });
  expect(() => written()).toThrow(/mock server/);
  expect(written({ 'allow-development': true })).toContain('listen 8080;');
});
