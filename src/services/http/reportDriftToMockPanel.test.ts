import { environments } from '../../../config/environments';
import { fakeFetch, wireHttp } from '../../../tests/support/http';
import { onDrift, reportDrift } from '@/utils/drift';
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
  expect(sent[0]!.headers.has('ssoToken')).toBe(false);
});

test.each(['test', 'pre-production', 'production'] as const)('A40 in %s nothing is reported', (name) => {
  wireHttp({ environment: environments[name] });
  const { sent } = fakeFetch(() => new Response('{}'));
  drift();
  expect(sent).toEqual([]);
});
