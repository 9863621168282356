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

  test('an error after the unmount is attributed, and reported to no pane', () => {
    registerApp(createApp('gone', 'http://gone.localhost'), createTombstone('gone'))();
    expect(attributeError(failed('http://gone.localhost/app.js:1:1'))).toEqual({ code: 'gone' });
  });
});
