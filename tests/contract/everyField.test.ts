import { compareRules } from '../../src/domain/gray-release/difference';
import type { GrayRule } from '../../src/domain/gray-release/schema';
import { manualSourceOf } from '../../src/domain/manual/source';
import { clickTarget } from '../../src/domain/navigation';
import type { EditableNotice, NoticeDetail, NoticeRecord } from '../../src/domain/notice/schema';
import { isLongContent, noticeTone } from '../../src/domain/notice/display';
import { formOf } from '../../src/domain/notice/editing';
import { actionsFor, stateOf } from '../../src/domain/notice/lifeCycle';
import { identityOf, maskPhone } from '../../src/domain/profile';
import type { ServerEntry } from '../../src/domain/subsystem/schema';
import { displayName } from '../../src/domain/user/displayName';
import { toUserInfoWire, type UserInfo } from '../../src/domain/user/schema';
import { nothing } from '../../src/domain/wire';
import { endpoints } from '../../src/services/endpoints';
import { call, type Endpoint } from '../../src/services/http';
import { wireHttp } from '../support/http';
import { contractCases } from './support/calls';
import { MockServer } from './support/mockServer';

const table = Object.values(endpoints) as Endpoint[];

/** Every reading call; responses to writes are covered by the tests of their forms. */
const reads = table.filter(
  ({ effect, response: answer, name }) => effect === undefined && answer !== nothing && !/^upload/.test(name),
);

/** What may be left of a field. */
const distortions: [what: string, change: (holder: Record<string, unknown>, key: string) => void][] = [
  ['removed', (holder, key) => void delete holder[key]],
  ['null', (holder, key) => void (holder[key] = null)],
  ['an object', (holder, key) => void (holder[key] = { nonsense: true })],
  ['a list', (holder, key) => void (holder[key] = [['nonsense'], 7])],
  ['text', (holder, key) => void (holder[key] = 'nonsense')],
  ['yes', (holder, key) => void (holder[key] = true)],
];

type Path = (string | number)[];

/** Every field of a response; for a list, those of its first item. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return value.length > 0 ? pathsOf(value[0], [...at, 0]) : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...pathsOf(inner, [...at, key])]);
}

const changed = (answer: Record<string, unknown>, path: Path, change: (typeof distortions)[number][1]) => {
  const copy = structuredClone(answer);
  let holder: unknown = copy;
  for (const key of path.slice(0, -1)) holder = (holder as Record<string | number, unknown>)[key];
  change(holder as Record<string, unknown>, String(path.at(-1)));
  return copy;
};

const countOf = (model: unknown): number | undefined => {
  if (Array.isArray(model)) return model.length;
  const { records } = (model ?? {}) as { records?: unknown[] };
  return records?.length;
};

/** Fields that identify a record: without a readable one it is left out of its list. */
const isKey = (path: Path) => /^(id|.*Code|code|.*Id|serviceName)$/.test(String(path.at(-1)));
const isRecordField = (path: Path) => path.filter((key) => key === 0).length === 1 && path.at(-2) === 0;

/** What screens derive from a response beyond the service's result. */
const screens: Record<string, (model: never) => unknown> = {
  R206: (user: UserInfo) => [
    displayName(user.userName),
    identityOf(user.identityState),
    maskPhone(user.telephone),
    toUserInfoWire(user),
  ],
  R211: (entries: ServerEntry[]) => entries.map(clickTarget),
  R224: (rule: GrayRule) => compareRules(rule, rule),
  R237: ({ records }: { records: NoticeRecord[] }) =>
    records.map((notice) => [actionsFor(stateOf(notice)), noticeTone(notice.columnCode)]),
  R241: (notice: EditableNotice) => formOf(notice),
  R243: (notice: NoticeDetail) => isLongContent(notice.content),
  R244: ({ records }: { records: { source: string }[] }) => records.map(({ source }) => manualSourceOf(source)),
};

/** The permission data of a subsystem is passed on unchanged, and not without any (R140). */
const needsItsData = (row: string) => row === 'R270';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}));

test('R205 A40 every reading call has a case', () => {
  const rows = reads.map(({ row }) => row);
  expect(rows.length).toBeGreaterThan(45);
  expect(rows.filter((row) => !contractCases.some((one) => one.row === row))).toEqual([]);
});

test.each(
  contractCases
    .filter(({ row }) => reads.some((each) => each.row === row))
    .map((one) => [one.row, one.path, one] as const),
)('%s A40 %s: the model is built whatever happens to a field', async (row, _path, one) => {
  const token = `${one.persona ?? 'persona-demo'}.wfields-${row}`;
  const { failures } = wireHttp({ readToken: () => token });
  const server = new MockServer();
  server.listen();
  const endpoint = reads.find((each) => each.row === row)!;
  const sound = await one.make();
  const { path: address, answer } = server.last;
  const passOn = globalThis.fetch;
  let asked = 0;
  const makeFrom = async (body: unknown): Promise<unknown> => {
    globalThis.fetch = (async (input: string, init: RequestInit) => {
      if (new URL(input).pathname !== address) return passOn(input, init);
      asked += 1;
      return new Response(JSON.stringify(body));
    }) as typeof fetch;
    const before = asked;
    const model = await one.make();
    // A caching service sends no second request.
    return asked > before ? model : call(endpoint, undefined, { quiet: true });
  };

  const paths = pathsOf(answer.data, ['data']);
  for (const path of [['data'], ...paths])
    for (const [what, change] of distortions) {
      const name = `${path.join('.')} ${what}`;
      if (needsItsData(row) && path.length === 1) continue;
      const model = await makeFrom(changed(answer, path, change))
        .then((made) => {
          screens[row]?.(made as never);
          return made;
        })
        .catch((error: unknown) => `${name}: ${String(error)}`);
      expect(typeof model === 'string' && typeof sound !== 'string' ? model : '').toBe('');
      // The rest of the list stays, and so does the record itself unless its key is gone.
      if (Array.isArray(sound)) expect([name, Array.isArray(model)]).toEqual([name, true]);
      const count = countOf(sound);
      if (count === undefined || !isRecordField(path)) continue;
      const left = countOf(model);
      const isLeftOut = isKey(path) && left === count - 1;
      expect([name, isLeftOut ? count : left]).toEqual([name, count]);
    }
  expect(asked).toBeGreaterThanOrEqual(distortions.length * paths.length);
  expect(failures).toEqual([]);
});
