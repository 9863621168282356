import { remainsOf } from './remains';
import { blame, enterTenant, tenantOfAddress, type Tenant } from './tenants';

const tenant = (code: string, origin: string, isCurrent = true): Tenant => ({
  code,
  origins: new Set([origin]),
  isCurrent: () => isCurrent,
});
const LIFT = 'http://lift.localhost:8010';
const failed = (...frames: string[]) =>
  Object.assign(new Error('at http://af.localhost/'), {
    stack: ['Error: at http://af.localhost/', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });

describe('F9 whose error it is', () => {
  let leave: (() => void)[] = [];
  afterEach(() => leave.splice(0).forEach((one) => one()));
  const enter = (...all: Tenant[]) => (leave = all.map((one) => enterTenant(one, remainsOf(one.code))));

  test('the innermost frame with an address decides, not the message and not who called', () => {
    enter(tenant('lift', LIFT), tenant('af', 'http://af.localhost'));
    const own = failed('Array.map (<anonymous>)', `mount (${LIFT}/app.js:1:2)`, 'http://localhost/portal.js:3:4');
    expect(blame(own)).toMatchObject({ code: 'lift', tenant: { code: 'lift' } });
    expect(blame(failed('toast (http://localhost/portal.js:3:4)', `${LIFT}/app.js:1:2`))).toBeNull();
    expect(blame('a text', `${LIFT}/app.js`)).toMatchObject({ code: 'lift' });
    expect(blame('a text')).toBeNull();
  });

  test('of two panes of one origin the one on screen is meant', () => {
    enter(tenant('shown', LIFT), tenant('hidden', LIFT, false));
    expect(tenantOfAddress(`${LIFT}/chunk.js`)?.code).toBe('shown');
  });

  test('what fails after the end is known, and said to nobody', () => {
    enterTenant(tenant('gone', 'http://gone.localhost'), remainsOf('gone'))();
    expect(blame(failed('http://gone.localhost/app.js:1:1'))).toEqual({ code: 'gone' });
  });
});
