import { endpoints } from '../../src/services/endpoints';
import { callEnvelope, sendFile, type Endpoint } from '../../src/services/http';
import { fakeFetch, wireHttp } from '../support/http';
import { answerUploads } from './support/answerUploads';
import { assumedSamples, listedSamples, type Sample } from './support/samples';

/** The first whole number that JavaScript cannot represent, as `…992`. */
const LONG = '9007199254740993';
const MARK = '%long%';

/** Fields that identify records or refer to them. */
const isId = (key: string) => /^id$|Ids?$/.test(key);

const mark = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => mark(item, key));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, mark(item, inner)]));
  return isId(key) ? MARK : value;
};

const bodyOf = ({ wrap, value }: Sample) =>
  JSON.stringify({ status: '1', code: 1, msg: '', data: mark(wrap(value)) }).replaceAll(`"${MARK}"`, LONG);

const withIds = [...listedSamples, ...assumedSamples].filter((sample) => bodyOf(sample).includes(LONG));

beforeEach(() => {
  wireHttp();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

test.each(withIds.map((sample) => [sample.row, sample.what, sample] as const))(
  '%s A40 the ids of a %s are read with all their digits',
  async (_row, _what, sample) => {
    const endpoint = endpoints[sample.endpoint] as Endpoint;
    fakeFetch(() => new Response(bodyOf(sample)));
    answerUploads(bodyOf(sample));
    const data = /^upload/.test(endpoint.name)
      ? await sendFile(endpoint as Endpoint<File>, new File(['x'], 'x'))
      : (await callEnvelope(endpoint, undefined)).data;
    const read = JSON.stringify(data);
    expect(read).toContain(`"${LONG}"`);
    expect(read).not.toContain('9007199254740992');
  },
);

test('R131 A40 most responses contain an id', () => expect(withIds.length).toBeGreaterThan(30));

test.each((Object.values(endpoints) as Endpoint[]).filter(({ payload }) => !payload).map((each) => [each.row, each]))(
  '%s A40 an id is sent back as it was read',
  async (_row, endpoint) => {
    const { sent } = fakeFetch(() => new Response(null, { status: 204 }));
    await callEnvelope(endpoint as Endpoint, { id: LONG }).catch(() => undefined);
    const { url, body } = sent[0]!;
    expect(url.searchParams.get('id') ?? (body as { id: unknown }).id).toBe(LONG);
  },
);
