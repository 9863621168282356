import { createTombstone } from './tombstone';
import { attributeError, registerApp, findAppByAddress, type SandboxedApp } from './callers';

const createApp = (code: string, origin: string, isCurrent = true): SandboxedApp => ({
  code,
  origins: new Set([origin]),
  isCurrent: () => isCurrent,
});
const LIFT = 'http://lift.localhost:8010';
const failed = (...frames: string[]) =>
  Object.assign(new Error('at http://af.localhost/'), {
    stack: ['Error: at http://af.localhost/', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });

describe('F9 attribution of errors', () => {
  let leave: (() => void)[] = [];
  afterEach(() => leave.splice(0).forEach((one) => one()));
  const enter = (...all: SandboxedApp[]) => (leave = all.map((one) => registerApp(one, createTombstone(one.code))));

  test('the innermost frame with a URL counts, not the message or the outer callers', () => {
    enter(createApp('lift', LIFT), createApp('af', 'http://af.localhost'));
    const own = failed('Array.map (<anonymous>)', `mount (${LIFT}/app.js:1:2)`, 'http://localhost/portal.js:3:4');
    expect(attributeError(own)).toMatchObject({ code: 'lift', app: { code: 'lift' } });
    expect(attributeError(failed('toast (http://localhost/portal.js:3:4)', `${LIFT}/app.js:1:2`))).toBeNull();
    expect(attributeError('a text', `${LIFT}/app.js`)).toMatchObject({ code: 'lift' });
    expect(attributeError('a text')).toBeNull();
  });

  test('of two panes of one origin the one on screen counts', () => {
    enter(createApp('shown', LIFT), createApp('hidden', LIFT, false));
    expect(findAppByAddress(`${LIFT}/chunk.js`)?.code).toBe('shown');
  });

  test('of a thousand planted errors all are attributed to their own subsystem, running, suspended or hidden', () => {
    // Eight subsystems at five origins; the files of three lie in folders of one origin, and two share a folder's parent.
    const homes = {
      lift: 'http://lift.localhost:8010/',
      af: 'http://af.localhost:8010/',
      byd: 'http://byd.localhost:8010/',
      mgr: 'http://shared.localhost/mgr/',
      wcx: 'http://shared.localhost/wcx/',
      nfc: 'http://shared.localhost/wcx/nfc/',
      jcpt: 'http://two.localhost/a/',
      opbi: 'http://two.localhost/b/',
    };
    const codes = Object.keys(homes) as (keyof typeof homes)[];
    const shown = { code: 'lift' };
    const apps = codes.map((code) => ({
      code,
      origins: new Set([new URL(homes[code]).origin]),
      addresses: new Set([homes[code], `${homes[code]}app.js`]),
      isCurrent: () => shown.code === code,
    }));
    enter(...apps);
    const suspended = new Set(['wcx', 'opbi', 'af']);
    apps.forEach(({ code }, index) => suspended.has(code) && leave[index]!());

    let seed = 7;
    const pick = (count: number) => (seed = (seed * 48271) % 2147483647) % count;
    const wrong: string[] = [];
    for (let index = 0; index < 1_000; index++) {
      const code = codes[pick(codes.length)]!;
      shown.code = codes[pick(codes.length)]!;
      const file = `${homes[code]}${['app.js', 'pages/list.js', 'chunks/7.js?v=2'][pick(3)]}:${1 + pick(900)}:${pick(99)}`;
      const other = `${homes[codes[pick(codes.length)]!]}app.js:1:1`;
      const error =
        pick(4) === 0 ? 'a text' : failed('Array.forEach (<anonymous>)', `run (${file})`, `outer (${other})`);
      const found = attributeError(error, file.replace(/(:\d+){2}$/, ''));
      if (found?.code !== code || Boolean(found.app) === suspended.has(code))
        wrong.push(`${code}: ${JSON.stringify(found)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('an error after the unmount is attributed, and reported to no pane', () => {
    registerApp(createApp('gone', 'http://gone.localhost'), createTombstone('gone'))();
    expect(attributeError(failed('http://gone.localhost/app.js:1:1'))).toEqual({ code: 'gone' });
  });
});
