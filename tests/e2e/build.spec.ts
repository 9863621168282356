import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Output of `npm run build`; the same folder is being served. */
const output = process.env.PORTAL_OUTPUT ?? 'dist';
const filesOf = (folder: string): string[] =>
  readdirSync(join(output, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
const index = () => readFileSync(join(output, 'index.html'), 'utf8');

/** URLs in messages and XML namespaces of libraries: strings that are never requested. */
const texts = [
  'react.dev',
  'www.w3.org',
  'github.com',
  'j.mp',
  'fb.me',
  'reactjs.org',
  'ant.design',
  'zod.dev',
  'json-schema.org',
  'reactrouter.com',
  'goo.gl',
  'npms.io',
  'momentjs.com',
  'cdn.skypack.dev',
  'developer.mozilla.org',
  'prosemirror.net',
  'redux.js.org',
  'react-dnd.github.io',
  // pdf.js: namespaces of forms and metadata, and base URLs for relative addresses.
  'www.xfa.org',
  'ns.adobe.com',
  'example.com',
  'foo.bar',
];
/** Names that can never exist, in code that compares or resolves addresses. */
const own = /(^|\.)localhost$|\.example$|\.invalid$/;

test.describe('contents of a build', () => {
  test('R015 the home page and its frame are 275 kB at most, with their texts in one language', () => {
    const mentions = index().matchAll(/(?:src|href)="\/((?:js|css)\/[^"]+)"/g);
    const named = [...new Set([...mentions].map(([, file]) => file!))];
    const preload = readFileSync(
      join(
        output,
        named.find((file) => file.includes('/preload.'))!,
      ),
      'utf8',
    );
    const [, list, routes, languages] = preload.match(/\((\[.*\]),(\{.*\}),(\{.*\})\);$/m)!;
    const files = JSON.parse(list!) as string[];
    const ahead = (JSON.parse(routes!) as Record<string, number[]>)['/home']!.map((at) => files[at]!);
    expect(ahead.join()).toContain('p__home__index');
    const weigh = (file: string) => gzipSync(readFileSync(join(output, file)), { level: 9 }).length;
    const texts = JSON.parse(languages!) as Record<string, [shell: number[], pages: number[]]>;
    for (const [language, [places]] of Object.entries(texts)) {
      const own = places.map((at) => files[at]!);
      expect(own.join()).toContain(`texts-${language}.`);
      expect(ahead).not.toEqual(expect.arrayContaining(own));
      const bytes = [...named, ...ahead, ...own].map(weigh);
      expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(275_000);
    }
    expect(Object.keys(texts)).toEqual(['zh-CN', 'en-US']);
    const first = readFileSync(
      join(
        output,
        named.find((file) => file.includes('/umi.') && file.endsWith('.js'))!,
      ),
      'utf8',
    );
    expect(first).not.toContain('feedback.failedPartReason:');
  });

  test('T27 the page has no inline script and loads nothing from other hosts', () => {
    const scripts = [...index().matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(1);
    for (const [, attributes, content] of scripts) {
      expect(content).toBe('');
      expect(attributes).toMatch(/src="\/[^/]/);
    }
    expect(index()).not.toMatch(/\son\w+=|javascript:|https?:\/\//);
    expect(index()).not.toContain('user-scalable');
    expect(index()).toMatch(/<html lang="\w+/);
  });

  test('T27 the environment is loaded before the application, and the meta CSP names no host', () => {
    expect(index().indexOf('/environment.js')).toBeLessThan(index().indexOf('/js/umi.'));
    const policy = index().match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1];
    expect(policy).toBe("script-src 'self' 'unsafe-eval'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'");
    expect(index().indexOf('Content-Security-Policy')).toBeLessThan(index().indexOf('<script'));
  });

  test('T27 no script or style sheet names a third-party host', () => {
    const named = [...filesOf('js'), ...filesOf('css')].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:https?:)?\/\/((?:[a-z0-9-]+\.)+[a-z]{2,})(?=[/"'`:?#\s)])/gi)].map(
        (match) => match[1]!.toLowerCase(),
      ),
    );
    expect([...new Set(named)].filter((host) => !texts.includes(host) && !own.test(host))).toEqual([]);
  });

  test('R286 chunks are in js and css, with a hash in their names', () => {
    const loose = readdirSync(output).filter((name) => /\.(js|css)$/.test(name));
    expect(loose).toEqual([]);
    expect(filesOf('js').filter((file) => !/\.[0-9a-f]{8}(\.async)?\.js$/.test(file))).toEqual([]);
    expect(filesOf('css').filter((file) => !/\.[0-9a-f]{8}(\.chunk)?\.css$/.test(file))).toEqual([]);
  });

  test('the page of a subsystem, which is empty, is no file that a click would wait for', () => {
    const pages = filesOf('js').filter((file) => file.includes('p__'));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((file) => file.includes('p__subsystem'))).toEqual([]);
  });

  test('one React, and no Node polyfills', () => {
    const scripts = filesOf('js').map((file) => readFileSync(file, 'utf8'));
    const count = (pattern: RegExp) => scripts.reduce((sum, script) => sum + (script.match(pattern)?.length ?? 0), 0);
    expect(count(/reconcilerVersion:/g)).toBe(1);
    // React's own version export; the other three markers are react-dom's (two entries) and the reconciler's.
    expect(count(/\.useSyncExternalStore=function/g)).toBe(1);
    expect(count(/The buffer module from node\.js/g)).toBe(0);
    // lodash, a dependency of qiankun, checks for core-js without including it.
    expect(count(/(?<!\[)["'`]__core-js_shared__/g)).toBe(0);
    // Replaced by src/shell/subsystem-sandbox/singleSpa.ts.
    expect(count(/singleSpaNavigate/g)).toBe(0);
  });

  test('R002 A37 T27 a build has no environment of its own: each is a file beside it', () => {
    const names = readdirSync(`${output}-environments`).sort();
    expect(names).toEqual(['development.js', 'pre-production.js', 'production.js', 'test.js']);
    expect(readdirSync(output).filter((name) => /environment/.test(name))).toEqual([]);
    const scripts = filesOf('js').map((file) => readFileSync(file, 'utf8'));
    expect(scripts.filter((script) => script.includes('property-group.example'))).toEqual([]);
  });

  test('T27 the licenses of what is in the build are in it, and none of them asks to publish the portal', () => {
    const notices = readFileSync(join(output, 'licenses.txt'), 'utf8');
    for (const name of ['react', 'antd', 'qiankun', 'dompurify', 'zod'])
      expect(notices).toMatch(new RegExp(`^${name}$`, 'm'));
    expect(notices).not.toMatch(/^[AL]?GPL/m);
  });
});
