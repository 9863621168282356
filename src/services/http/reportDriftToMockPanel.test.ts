import { environments } from '../../../config/environments';
import { fakeFetch, wireHttp } from '../../../tests/support/http';
import { onDrift, reportDrift } from '@/utils/drift';
import { configureHttp } from './index';
import { reportDriftToMockPanel } from './reportDriftToMockPanel';

let turn = 0;
/** Drifts twice in one field and once in another, in a call used only here. */
const drift = () => {
  const call = `readGaps${(turn += 1)}`;
  reportDrift(call, [
    { path: 'records.0.title', expected: 'text' },
    { path: 'records.1.title', expected: 'text' },
    { path: 'total', expected: 'a number' },
  ]);
  jest.runAllTimers();
  return call;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  onDrift(reportDriftToMockPanel);
});

test('A40 in development the mock panel gets call and field, once and batched', () => {
  wireHttp();
  const { sent } = fakeFetch(() => new Response('{}'));
  const call = drift();
  expect(sent.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    [
      'POST',
      '/_mock/drift',
      {
        drift: [
          { call, field: 'records[].title', expected: 'text' },
          { call, field: 'total', expected: 'a number' },
        ],
      },
    ],
  ]);
  expect(Object.fromEntries(sent[0]!.headers)).toEqual({ 'content-type': 'application/json' });
});

test('A40 each drift is sent once: a later batch holds only what is new', () => {
  wireHttp();
  const { sent } = fakeFetch(() => new Response('{}'));
  const single = (call: string) => {
    reportDrift(call, [{ path: 'total', expected: 'a number' }]);
    jest.runAllTimers();
  };
  single('readFirst');
  single('readSecond');
  expect(sent.map(({ body }) => body)).toEqual(
    ['readFirst', 'readSecond'].map((call) => ({ drift: [{ call, field: 'total', expected: 'a number' }] })),
  );
});

test('A37 without an environment file nothing is reported', () => {
  configureHttp({
    get environment() {
      throw new Error('no environment');
    },
  } as never);
  const { sent } = fakeFetch(() => new Response('{}'));
  expect(drift).not.toThrow();
  expect(sent).toEqual([]);
});

test.each(['test', 'pre-production', 'production'] as const)('A40 in %s nothing is reported', (name) => {
  wireHttp({ environment: environments[name] });
  const { sent } = fakeFetch(() => new Response('{}'));
  drift();
  expect(sent).toEqual([]);
});
