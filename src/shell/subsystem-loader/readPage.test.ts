import { readPage } from './readPage';

const ENTRY = 'http://lift.localhost:8010/app/';

test.each([
  ['<meta name="subsystem-version" content=" 2.3.1 ">', '2.3.1'],
  [`<meta name="subsystem-version" content="${'v'.repeat(50)}">`, 'v'.repeat(40)],
  ['<meta name="subsystem-version" content="">', null],
  ['<meta name="version" content="2.3.1">', null],
])('F20 the version of %s is %p', (head, version) => {
  expect(readPage(`<head>${head}</head>`, ENTRY).release.version).toBe(version);
});

test('F20 a release is identified by the files that run or apply', () => {
  const page = readPage(
    '<link rel="icon" href="i.png"><link rel="stylesheet" href="a.1.css"><link rel="stylesheet" href="b.css" ignore>' +
      '<script src="/a.1.js?x=1&amp;y"></script><script>inline()</script>',
    ENTRY,
  );
  expect(page.release.files).toEqual(['http://lift.localhost:8010/a.1.js?x=1&y', `${ENTRY}a.1.css`]);
});
