import { isFileMissing, isSameRelease, type Release } from './release';

const release = (version: string | null, ...files: string[]): Release => ({ version, files });

test.each<[string, Release, Release, boolean]>([
  ['the same files', release(null, '/a.1.js'), release(null, '/a.1.js'), true],
  ['other files', release(null, '/a.1.js'), release(null, '/a.2.js'), false],
  ['one file more', release(null, '/a.1.js'), release(null, '/a.1.js', '/b.css'), false],
  ['the same version with other files', release('1.2', '/a.js?1'), release('1.2', '/a.js?2'), true],
  ['another version with the same files', release('1.2', '/a.js'), release('1.3', '/a.js'), false],
  ['a version that appears', release(null, '/a.js'), release('1.0', '/a.js'), false],
])('F20 %s', (_, one, other, isSame) => {
  expect(isSameRelease(one, other)).toBe(isSame);
});

test.each([
  [{ kind: 'http-status', status: 404 }, true],
  [{ kind: 'http-status', status: 410 }, true],
  [{ kind: 'not-an-app' }, true],
  [{ kind: 'cors' }, true],
  [{ kind: 'http-status', status: 503 }, false],
  [{ kind: 'timed-out' }, false],
] as const)('F20 %j means a missing file: %p', (failure, isMissing) => {
  expect(isFileMissing(failure)).toBe(isMissing);
});
