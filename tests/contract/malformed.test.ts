import fc from 'fast-check';
import { endpoints } from '../../src/services/endpoints';
import { callEnvelope, RequestError, sendFile, type Endpoint } from '../../src/services/http';
import { fakeFetch, wireHttp } from '../support/http';
import { answerUploads } from './support/answerUploads';
import { assumedSamples, listedSamples } from './support/samples';

const table = Object.values(endpoints) as Endpoint[];
const samples = new Map(
  [...assumedSamples, ...listedSamples].map(({ endpoint, wrap, value }) => [endpoint, wrap(value)]),
);

/** Values that a field may have. */
const oddities = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, '', '0', '1', '201', [], {}, [null], '<script>', '\u202E'),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Inserts an oddity somewhere into a valid response. */
function spoil(sound: unknown, oddity: unknown, choose: (count: number) => number): unknown {
  if (sound === null || typeof sound !== 'object') return oddity;
  const keys = Object.keys(sound);
  if (keys.length === 0 || choose(4) === 0) return oddity;
  const key = keys[choose(keys.length)]!;
  const copy = (Array.isArray(sound) ? [...sound] : { ...sound }) as Record<string, unknown>;
  if (choose(5) === 0) delete copy[key];
  else copy[key] = spoil(copy[key], oddity, choose);
  return copy;
}

/** Bodies that are not a response. */
const junk = fc.constantFrom(
  '',
  ' ',
  'null',
  '[]',
  '7',
  '"text"',
  'true',
  '{',
  '{"status":"1","data":',
  '<!doctype html><title>502</title>',
  '\uFEFF{"status":"1","data":null}',
  '\uFEFF',
  '{"status":"0","status":"1","data":null}',
  '{"__proto__":{"status":"1"},"data":{}}',
  '{"status":"1","data":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}',
  '{"status":{"toString":"1"}}',
  '{"status":["1"]}',
  '{"code":"1","status":null,"msg":{"a":1}}',
  `{"status":"1","data":${'['.repeat(2000)}${']'.repeat(2000)}}`,
);

const body = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    junk,
    fc
      .tuple(oddities, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), fc.constantFrom('1', 1, '0', 0, null))
      .map(([oddity, choices, status]) => {
        const data = spoil(
          samples.get(name as keyof typeof endpoints) ?? {},
          oddity,
          (count) => (choices.pop() ?? 0) % count,
        );
        return JSON.stringify({ status, code: status, msg: oddity, data });
      }),
    fc
      .tuple(fc.jsonValue(), fc.nat(200))
      .map(([value, cut]) => JSON.stringify({ status: '1', data: value }).slice(0, cut)),
  );

test.each(table.map((endpoint) => [endpoint.row, endpoint] as const))(
  'R299 %s responds with anything: data or a typed error, never a crash',
  async (_row, endpoint) => {
    await fc.assert(
      fc.asyncProperty(body(endpoint.name), async (text) => {
        wireHttp();
        fakeFetch(() => new Response(text));
        answerUploads(text);
        const isUpload = ['R208', 'R209'].includes(endpoint.row);
        const payload = endpoint.payload ? [] : undefined;
        const making: Promise<unknown> = isUpload
          ? sendFile(endpoint as Endpoint<File>, new File(['x'], 'x'))
          : callEnvelope(endpoint, payload);
        const outcome = await making.catch((error: unknown) => error);
        if (outcome instanceof Error) {
          expect(outcome).toBeInstanceOf(RequestError);
          expect(outcome.name).toMatch(/^(SchemaError|UnknownOutcomeError|EnvelopeError|SessionExpiredError)$/);
        }
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  },
);
