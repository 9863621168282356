import type { AccessDecision } from '@/domain/access';
import { SubsystemError } from '@/domain/subsystem/failure';
import { recordOf, settled } from '../../../tests/support/subsystemHost';
import { createReturnCheck } from './createReturnCheck';
import { createPane } from './pane';

const target = { key: 'lift', code: 'lift', variant: null, inner: '/', kind: 'PUSH', isFirstPage: false } as const;

/** A pane that comes back, and a server that decides as the test says. */
function start(decide: () => Promise<AccessDecision>) {
  const frames: (() => void)[] = [];
  let isShown = true;
  const deps = {
    afterPaint: (act: () => void) => void frames.push(act),
    describeFailure: jest.fn(() => 'the server is down'),
    openAccessDenied: jest.fn(),
    refreshPermissionData: jest.fn(async () => undefined),
    verifyAccess: jest.fn((_code: string, _options: { signal: AbortSignal }) => decide()),
  };
  const [fail, releases] = [jest.fn(), { check: jest.fn(async () => undefined) }];
  const panes = { isOnScreen: () => isShown } as never;
  const checkReturned = createReturnCheck({ deps, panes, releases, fail });
  const pane = createPane(target);
  pane.subsystem = recordOf('lift', { permissionData: 'housekeeper' });
  const paint = async () => {
    frames.splice(0).forEach((act) => act());
    await settled();
  };
  return { deps, fail, releases, checkReturned, pane, paint, hide: () => void (isShown = false) };
}

const ALLOWED: AccessDecision = { allowed: true };
const REFUSED = { allowed: false, applyState: '5' } as AccessDecision;
const FAILED = { allowed: false, failed: true } as AccessDecision;

test('A28 F20 after the frame with the pane the server is asked about permission, its data and the release', async () => {
  const { deps, releases, checkReturned, pane, paint, fail } = start(async () => ALLOWED);
  checkReturned(pane, false);
  expect(deps.verifyAccess).not.toHaveBeenCalled();
  await paint();
  const { signal } = pane.recheck!;
  expect(deps.verifyAccess.mock.calls).toEqual([['lift', { signal }]]);
  expect(deps.refreshPermissionData.mock.calls).toEqual([['housekeeper', signal]]);
  expect(releases.check.mock.calls).toEqual([[pane]]);
  expect([deps.openAccessDenied, fail].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('A28 a refusal opens the help page', async () => {
  const { deps, checkReturned, pane, paint, fail } = start(async () => REFUSED);
  checkReturned(pane, true);
  await paint();
  expect(deps.openAccessDenied.mock.calls).toEqual([[pane.subsystem, 'lift', REFUSED]]);
  expect(fail).not.toHaveBeenCalled();
});

test.each([
  ['what was mounted ahead and is shown for the first time fails', true, 'the server is down', 'the server is down'],
  ['so it does without a message', true, '', undefined],
  ['what was shown before stays', false, 'the server is down', null],
])('A28 T18 with a check that fails: %s', async (_words, isFirst, message, detail) => {
  const { deps, checkReturned, pane, paint, fail } = start(async () => FAILED);
  deps.describeFailure.mockReturnValue(message);
  checkReturned(pane, isFirst);
  await paint();
  const failure = expect.objectContaining({ failure: { kind: 'permission', detail } });
  expect(fail.mock.calls).toEqual(detail === null ? [] : [[pane, 0, failure]]);
  if (detail !== null) expect(fail.mock.calls[0]![2]).toBeInstanceOf(SubsystemError);
  expect(deps.openAccessDenied).not.toHaveBeenCalled();
});

test.each([
  ['is lost', async () => Promise.reject(new Error('offline')), 'shown'],
  ['arrives after the pane was left', async () => REFUSED, 'hidden'],
])('A28 T18 an answer that %s keeps the pane', async (_words, decide, state) => {
  const { deps, checkReturned, pane, paint, fail, hide } = start(decide);
  checkReturned(pane, true);
  if (state === 'hidden') hide();
  await paint();
  expect([deps.openAccessDenied, fail].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('T18 F29 of two returns the answer to the first one counts no more', async () => {
  const answers: ((decision: AccessDecision) => void)[] = [];
  const { deps, checkReturned, pane, paint } = start(() => new Promise((resolve) => answers.push(resolve)));
  checkReturned(pane, false);
  await paint();
  checkReturned(pane, false);
  await paint();
  answers[0]!(REFUSED);
  await settled();
  expect(deps.openAccessDenied).not.toHaveBeenCalled();
  answers[1]!(REFUSED);
  await settled();
  expect(deps.openAccessDenied).toHaveBeenCalledTimes(1);
});

test('F29 a return that another one follows within the frame asks nothing', async () => {
  const { deps, releases, checkReturned, pane, paint } = start(async () => ALLOWED);
  checkReturned(pane, false);
  checkReturned(pane, false);
  await paint();
  expect([deps.verifyAccess, releases.check].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test.each([
  ['whose registry entry is not known', null],
  ['that the registry entry does not list', recordOf('lift', { entryCodes: [] })],
])('T18 nothing is asked about a pane %s', async (_words, subsystem) => {
  const { deps, checkReturned, pane, paint } = start(async () => REFUSED);
  pane.subsystem = subsystem;
  checkReturned(pane, true);
  await paint();
  expect(deps.verifyAccess).not.toHaveBeenCalled();
  expect(deps.refreshPermissionData).not.toHaveBeenCalled();
});
