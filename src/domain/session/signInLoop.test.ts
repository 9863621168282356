import { isSignInLoop, isSignOutLoop } from './signInLoop';

describe('F58 loop between the portal and the identity provider', () => {
  const MINUTE = 60_000;
  test.each<[redirects: number[], now: number, isLoop: boolean, why: string]>([
    [[], 1_000, false, 'the first redirect'],
    [[1_000], 2_000, false, 'the second'],
    [[1_000, 2_000], 3_000, true, 'the third within a minute'],
    [[1_000, 2_000], 1_000 + MINUTE - 1, true, 'just within a minute'],
    [[1_000, 2_000], 1_000 + MINUTE, false, 'the first one is a minute ago'],
    [[9_000, 9_500], 3_000, false, 'a clock set back'],
  ])('%j, now %s: %s (%s)', (redirects, now, isLoop) => expect(isSignInLoop(redirects, now, MINUTE, 2)).toBe(isLoop));
});

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
