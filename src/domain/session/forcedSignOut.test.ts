import { isSignOutLoop } from './forcedSignOut';

describe('T25 F58 loop of forced sign-outs', () => {
  const MINUTE = 60_000;
  test.each<[last: number | null, now: number, hasStarted: boolean, isLoop: boolean, why: string]>([
    [null, 1000, false, false, 'the first one'],
    [1000, 1000 + MINUTE - 1, false, true, 'the second within a minute'],
    [1000, 1000 + MINUTE, false, false, 'a minute later'],
    [1000, 2000, true, false, 'a session between'],
    [9000, 2000, false, false, 'a clock set back'],
  ])('last %s, now %s, started %s: %s (%s)', (last, now, hasStarted, isLoop) =>
    expect(isSignOutLoop(last, now, hasStarted, MINUTE)).toBe(isLoop),
  );
});
