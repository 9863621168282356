import type { Registry } from '@/domain/subsystem/registry';
import type { PaneView } from '@/shell/subsystem-host';
import { eventOriginOf } from './eventOriginOf';

const pane = (more: Partial<PaneView>) =>
  ({
    key: 'lift',
    code: 'lift',
    variant: null,
    version: null,
    owner: null,
    state: { isActive: false },
    ...more,
  }) as PaneView;
const registry = {
  subsystems: new Map([
    ['lift', { code: 'lift', version: '2.4.0', owner: 'Elevator team' }],
    ['iot', { code: 'iot', version: '1.0.0', owner: 'Devices' }],
  ]),
} as unknown as Registry;

test('R027 an event names the release that runs, and the team', () => {
  const running = pane({ version: '2.5.0', owner: 'Elevator team' });
  expect(eventOriginOf('lift', [running], registry)).toEqual({
    region: 'lift',
    version: '2.5.0',
    team: 'Elevator team',
  });
});

test('A37 R027 what another address in its place does is not the version of the release', () => {
  const override = { state: 'on', code: 'lift', address: 'http://review.localhost/', until: 1 } as const;
  expect(eventOriginOf('lift', [pane({ override })], registry)).toMatchObject({ region: 'lift', version: 'override' });
  const waiting = pane({ override: { ...override, state: 'waiting' }, version: '2.5.0' });
  expect(eventOriginOf('lift', [waiting], registry)).toMatchObject({ version: '2.5.0' });
});

test.each([
  ['without a pane the registry tells them', 'lift', [], { region: 'lift', version: '2.4.0', team: 'Elevator team' }],
  ['an unknown code stands for itself', 'other', [], { region: 'other' }],
])('%s', (_words, region, panes, expected) => {
  expect(eventOriginOf(region, panes, registry)).toEqual(expected);
});

test('a pane of the page for embedded systems has the code of its variant', () => {
  const embedded = pane({ key: 'iframe:iot', code: 'iframe', variant: 'iot' });
  expect(eventOriginOf('iframe:iot', [embedded], registry)).toEqual({
    region: 'iot',
    version: '1.0.0',
    team: 'Devices',
  });
});

test('of two panes of one code the one on screen counts', () => {
  const panes = [
    pane({ key: 'lift:1', version: '1' }),
    pane({ key: 'lift:2', version: '2', state: { isActive: true } as PaneView['state'] }),
  ];
  expect(eventOriginOf('lift', panes, registry).version).toBe('2');
});
