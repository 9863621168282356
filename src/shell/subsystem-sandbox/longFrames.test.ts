import { registerApp } from './callers';
import { timesIn } from './longFrames';
import { createTombstone } from './tombstone';

const app = (code: string) => ({ code, origins: new Set([`http://${code}.localhost`]), isCurrent: () => true });
const script = (sourceURL: string, duration: number, startTime = 0) => ({ sourceURL, startTime, duration });

let leave: (() => void)[] = [];
beforeEach(() => (leave = ['lift', 'af'].map((code) => registerApp(app(code), createTombstone(code)))));
afterEach(() => leave.forEach((one) => one()));

test('F14 the scripts of a frame belong to the subsystem of their address', () => {
  const times = timesIn([script('http://lift.localhost/a.js', 60), script('http://lift.localhost/b.js', 10)], []);
  expect([...times]).toEqual([['lift', 70]]);
});

test('F14 a script of the portal that runs one subsystem’s function belongs to that one, of two to neither', () => {
  const portal = script('http://localhost/umi.js', 90, 100);
  expect([...timesIn([portal], [{ code: 'af', at: 110 }])]).toEqual([['af', 90]]);
  expect([
    ...timesIn(
      [portal],
      [
        { code: 'af', at: 110 },
        { code: 'lift', at: 120 },
      ],
    ),
  ]).toEqual([]);
  expect([...timesIn([portal], [{ code: 'af', at: 50 }])]).toEqual([]);
});
