import { endpoints } from '../../src/services/endpoints';
import { callEnvelope, sendFile, type Endpoint } from '../../src/services/http';
import { fakeFetch, wireHttp } from '../support/http';
import { answerUploads } from './support/answerUploads';

const table = Object.values(endpoints) as Endpoint[];

/**
 * Calls that fail without data: the current person, a stored file, a new token, records that are edited and saved, and
 * data that a subsystem needs before its mount.
 */
const needy = ['R206', 'R208', 'R209', 'R222', 'R224', 'R241', 'R245', 'R270'];

const make = (endpoint: Endpoint) =>
  ['R208', 'R209'].includes(endpoint.row)
    ? sendFile(endpoint as Endpoint<File>, new File(['x'], 'x')).then((data) => ({ isOk: true, data }))
    : callEnvelope(endpoint, endpoint.payload ? [] : undefined);

const bodies: [what: string, text: string | null, status: number][] = [
  ['HTTP 204', null, 204],
  ['an empty body', '', 200],
  ['blanks', ' \r\n', 200],
];

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}));

describe.each(bodies)('A40 with %s', (_what, text, status) => {
  const answer = () => {
    fakeFetch(() => new Response(text, { status }));
    answerUploads(text ?? '', status);
  };

  test.each(table.filter(({ row }) => !needy.includes(row)).map((endpoint) => [endpoint.row, endpoint.name, endpoint]))(
    '%s %s succeeds, without data',
    async (_row, _name, endpoint) => {
      const { failures } = wireHttp();
      answer();
      const { isOk, data } = await make(endpoint as Endpoint);
      expect(isOk).toBe(true);
      // A list is empty, and a permission is denied.
      if (Array.isArray(data)) expect(data).toEqual([]);
      else expect(data === undefined || data === false || typeof data === 'object').toBe(true);
      expect(failures).toEqual([]);
    },
  );

  test.each(table.filter(({ row }) => needy.includes(row)).map((endpoint) => [endpoint.row, endpoint.name, endpoint]))(
    '%s %s fails',
    async (_row, _name, endpoint) => {
      const { expired } = wireHttp();
      answer();
      await expect(make(endpoint as Endpoint)).rejects.toMatchObject({ name: 'SchemaError' });
      expect(expired.count).toBe(0);
    },
  );
});

test('R206 R208 R222 R224 R270 exactly these calls exist', () => {
  expect(table.filter(({ row }) => needy.includes(row)).map(({ name }) => name)).toHaveLength(needy.length);
});
