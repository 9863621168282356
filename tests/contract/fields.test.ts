import { readStrictly } from '../../src/domain/wire';
import { endpoints } from '../../src/services/endpoints';
import { call, SchemaError, type Endpoint } from '../../src/services/http';
import { driftCounts } from '../../src/utils/drift';
import { saveEntryOrder } from '../../src/services/subsystems';
import { fakeFetch, jsonResponse, okResponse, wireHttp } from '../support/http';
import { assumedSamples, listedSamples, type Sample } from './support/samples';

const ask = (name: Sample['endpoint'], data: unknown) => {
  const endpoint = endpoints[name] as Endpoint;
  fakeFetch(() => (endpoint.host === 'portal' ? jsonResponse({ code: 1, msg: '', data }) : okResponse(data)));
  return call(endpoint, undefined, { quiet: true }).then(
    (response) => ({ response, error: undefined }),
    (error: unknown) => ({ response: undefined, error }),
  );
};

const without = (value: Record<string, unknown>, field: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== field));

beforeEach(() => void wireHttp());

const samples = [...listedSamples, ...assumedSamples];

test.each(samples.map((sample) => [`${sample.row} a ${sample.what} with all of its fields is read`, sample] as const))(
  '%s',
  async (_title, { endpoint, value, wrap }) => {
    const { response, error } = await ask(endpoint, wrap(value));
    expect(error).toBeUndefined();
    expect(response).toBeDefined();
  },
);

const changes = samples.flatMap((sample) =>
  sample.required.flatMap((field) => [
    [`${sample.row} A40 a ${sample.what} without ${field}`, sample, field, without(sample.value, field)] as const,
    [
      `${sample.row} A40 a ${sample.what} whose ${field} is an object`,
      sample,
      field,
      { ...sample.value, [field]: { wrong: true } },
    ] as const,
  ]),
);

/** Fields that a decision depends on: a file without its address cannot be stored (R208). */
const isEssential = ([, { endpoint }]: (typeof changes)[number]) => /^upload/.test(endpoint);

test.each(changes.filter((change) => !isEssential(change)))(
  '%s is read, and reported to developers only',
  async (_title, { endpoint, wrap }, field, value) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { response, error } = await ask(endpoint, wrap(value));
    expect(error).toBeUndefined();
    expect(response).toBeDefined();
    const isReported = driftCounts.size > 0 && [...driftCounts.keys()].some((key) => key.endsWith(field));
    expect(isReported).toBe(true);
    expect(warned.mock.calls.flat().join()).not.toContain('wrong');
  },
);

test.each(changes)('the mock must not send %s', (_title, { endpoint, wrap }, field, value) => {
  const result = readStrictly((endpoints[endpoint] as Endpoint).response, wrap(value));
  expect(result.success).toBe(false);
  expect(result.error!.issues.map(({ path }) => String(path.at(-1)))).toEqual([field]);
});

test.each([undefined, null, '', 'NaN', 'five', {}, []])(
  'R164 a user info whose zattestState is %p requires nothing',
  async (zattestState) => {
    const { response } = await ask('getUserInfo', { ...listedSamples[0]?.value, zattestState });
    expect(response).toMatchObject({ identityState: 0 });
  },
);

describe('R138 an item of the menu order', () => {
  const item = { id: '1', isShow: 1, systemCode: 'lift', orderNumber: 3 } as const;

  test('has exactly these keys on the wire', async () => {
    const { sent } = fakeFetch(() => okResponse());
    const entry = { id: '1', isShow: true, systemCode: 'lift', orderNumber: 3 };
    const other = { ...entry, id: '2', isShow: false };
    await saveEntryOrder([{ ...entry, systemName: '电梯', icon: 'x' } as typeof entry, other]);
    expect(sent[0]?.body).toEqual([item, { ...item, id: '2', isShow: 0 }]);
  });

  test.each(Object.keys(item))('is not sent without %s', async (field) => {
    const { sent } = fakeFetch(() => okResponse());
    const items = [without(item, field)] as never;
    await expect(call(endpoints.saveEntryOrder, items)).rejects.toMatchObject({ paths: [`0.${field}`] });
    expect(sent).toHaveLength(0);
  });

  test('is not sent with an extra key', async () => {
    const { sent } = fakeFetch(() => okResponse());
    const items = [{ ...item, icon: 'x' }];
    await expect(call(endpoints.saveEntryOrder, items)).rejects.toBeInstanceOf(SchemaError);
    expect(sent).toHaveLength(0);
  });
});
