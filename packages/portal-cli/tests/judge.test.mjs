import { judge } from '../src/check/browser/judge.mjs';
import { newObservation } from '../src/check/browser/visit.mjs';

const screen = (mark) => ({
  isEmpty: false,
  heading: mark,
  mark,
  chrome: [],
  elements: 3,
  hasMain: false,
  wide: '',
  links: [],
});
const subject = { code: 'patrols', isolation: 'sandbox' };
const world = { portalOrigin: 'http://localhost:8000', origin: 'http://patrols.localhost:8010', codes: new Set() };
const observed = (parts) => ({
  ...newObservation(),
  opening: { outcome: 'mounted', text: '' },
  screen: screen('Patrols'),
  ...parts,
});

describe('what a visit has seen becomes findings', () => {
  test('P752 P753 a wrong page names what was there and what was expected', () => {
    const link = 'http://localhost:8000/patrols/7';
    const [back, deep] = [screen('Loading'), screen('Not found')];
    const move = { link, hasReloaded: false, title: ['Patrols', 'Patrol 7'], there: screen('Patrol 7'), back, deep };
    expect(judge(observed({ move }), subject, world)).toEqual([
      { name: 'back-ignored', detail: '/patrols/7: "Loading" instead of "Patrols"' },
      { name: 'deep-link-ignored', detail: '/patrols/7: "Not found" instead of "Patrol 7"' },
    ]);
  });

  test('P725 P726 what is left on shared objects is named by the lines of the console', () => {
    const lines = [
      'patrols: put names on the window that every subsystem shares: window.patrolsMap',
      'patrols: changed built-ins that every subsystem shares: Array.prototype.last',
      'others: changed built-ins that every subsystem shares: Array.prototype.first',
    ].map((text) => ({ type: 'warning', text: `[subsystem] ${text}`, url: '', line: 0 }));
    expect(judge(observed({ lines, leftovers: { globals: 1, builtIns: 1, timers: 2 } }), subject, world)).toEqual([
      { name: 'leaves-timers', detail: '2' },
      { name: 'leaves-globals', detail: '1, window.patrolsMap' },
      { name: 'leaves-built-ins', detail: '1, Array.prototype.last' },
    ]);
  });
});
