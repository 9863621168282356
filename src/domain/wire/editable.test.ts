import fc from 'fast-check';
import {
  editableRecord,
  flag,
  id,
  keepSource,
  listOf,
  numberOr,
  pageOf,
  readWire,
  text,
  updateOf,
  wireObject,
} from './index';

interface Model {
  id: string;
  name: string;
  isOpen: boolean;
  count: number | null;
  files: { id: string; uri: string }[];
}

const schema = editableRecord(
  { id, name: text, isOpen: flag, count: numberOr(null), files: listOf(wireObject({ id, uri: text })) },
  (wire): Model => wire,
);
const read = (came: unknown) => readWire(schema, came)!.data;
/** The body for these changes in a form that shows the whole model. */
const update = (came: unknown, changes: object) => {
  const model = read(came);
  return updateOf<object>(model, { ...model, ...changes }, () => model);
};
const complete = { id: '1', name: 'a', isOpen: true, count: 2, files: [] };

describe('A40 an update', () => {
  test('sends unknown fields back unchanged', () => {
    const further = { color: 'red', nested: { list: [1, null, { a: '' }] }, nothing: null, none: false };
    expect(update({ ...complete, ...further }, { name: 'b' })).toEqual({ ...complete, ...further, name: 'b' });
  });

  test('sends an unreadable known field back until it is changed', () => {
    const came = { ...complete, name: { first: 'a' }, count: 'many' };
    expect(update(came, {})).toEqual(came);
    expect(update(came, { name: 'b', count: 3 })).toEqual({ ...came, name: 'b', count: 3 });
  });

  test('takes nothing from the record for fields that it sets itself', () => {
    const model = read({ ...complete, isOpen: {}, overwrite: true });
    const changes = { ...model, overwrite: undefined as boolean | undefined };
    const { isOpen: _, ...shown } = model;
    expect(updateOf(model, changes, () => shown)).toEqual({ ...complete, isOpen: false });
  });

  test('sends list items with their unknown fields', () => {
    const files = [
      { id: 1, uri: 'x', size: 7 },
      { id: '2', uri: 'y', size: 8 },
    ];
    const sent = update(
      { ...complete, files },
      {
        files: [
          { id: '2', uri: '' },
          { id: '3', uri: 'z' },
          { id: '', uri: '' },
        ],
      },
    );
    expect(sent).toMatchObject({
      files: [
        { id: '2', uri: 'y', size: 8 },
        { id: '3', uri: 'z' },
        { id: '', uri: '' },
      ],
    });
  });

  test('sends a list back with the items that were left out, until it is changed', () => {
    const files = [null, { id: '1', uri: 'x' }, 'text'];
    expect(update({ ...complete, files }, { name: 'b' })).toMatchObject({ files });
    expect(update({ ...complete, files }, { files: [] })).toMatchObject({ files: [] });
  });

  test('works for each record of a page', () => {
    const page = readWire(pageOf(schema), { records: [null, { ...complete, color: 'red' }] })!.data;
    expect(page.records).toEqual([complete]);
    expect(updateOf(page.records[0], { name: 'b' }, () => ({}))).toEqual({ name: 'b', color: 'red' });
  });

  test('is only the changes if nothing was read', () => {
    expect(updateOf(null, { name: 'b', none: undefined }, () => ({ name: '' }))).toStrictEqual({ name: 'b' });
    expect(updateOf({ ...complete }, { name: 'b' }, () => ({}))).toEqual({ name: 'b' });
  });

  test('can be followed by another update of what it sent', () => {
    const model = read({ ...complete, count: 'many', color: 'red' });
    const first = updateOf<object>(model, { ...model, count: 3 }, () => model);
    const next = keepSource({ ...model, count: 3 }, model, first);
    expect(updateOf<object>(next, { ...next, name: 'b' }, () => next)).toEqual({ ...first, name: 'b' });
  });

  test('T20 sends no names that change prototypes', () => {
    const came = JSON.parse('{"id":"1","__proto__":{"a":1},"deep":[{"constructor":{"prototype":{}},"b":1}]}') as object;
    expect(JSON.stringify(updateOf(read(came), {}, () => ({})))).toBe('{"deep":[{"b":1}]}');
  });

  test('keeps every unknown field and every change, whatever was received', () => {
    const known = Object.keys(complete);
    const unsafe = /"(__proto__|constructor|prototype)"/;
    const safeJson = fc.jsonValue().filter((value) => !unsafe.test(JSON.stringify(value)));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), safeJson), fc.string(), (came, name) => {
        const sent = update(came, { name, overwrite: undefined }) as Record<string, unknown>;
        expect(sent).toMatchObject({ name: name === '' ? expect.anything() : name });
        expect(sent).not.toHaveProperty('overwrite');
        for (const [key, value] of Object.entries(came))
          if (!known.includes(key) && key !== 'overwrite' && !unsafe.test(`"${key}"`))
            expect(JSON.stringify(sent[key])).toBe(JSON.stringify(value));
        expect(Object.keys(sent).every((key) => Object.hasOwn(came, key) || known.includes(key))).toBe(true);
      }),
    );
  });
});
