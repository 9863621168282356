import { draftArea } from '@/utils/storage/recordArea';
import { dropDraft, keepDraft, purgeDrafts, readDraft, type DraftPlace } from './draftStore';

const place = (person: string, id: string | null = null): DraftPlace => ({ person, name: 'notice', id });
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => purgeDrafts(null));

describe('drafts', () => {
  test('A31 R047 a draft belongs to a person, a form and a record', async () => {
    await keepDraft(place('lin'), { value: { title: '甲' }, savedAt: 1_000 });
    await keepDraft(place('lin', '7'), { value: { title: '乙' }, savedAt: 1_000, version: '3' });
    expect(await readDraft(place('lin'), 2_000)).toEqual({ value: { title: '甲' }, savedAt: 1_000 });
    expect(await readDraft(place('lin', '7'), 2_000)).toEqual({ value: { title: '乙' }, savedAt: 1_000, version: '3' });
    expect(await readDraft(place('gao'), 2_000)).toBeUndefined();
    expect(await readDraft(place('lin', 'new'), 2_000)).toBeUndefined();
    await dropDraft(place('lin'));
    expect(await readDraft(place('lin'), 2_000)).toBeUndefined();
    expect(await readDraft(place('lin', '7'), 2_000)).toBeDefined();
  });

  test('A31 T3 when somebody else signs in, what the others kept goes and their own stays', async () => {
    const savedAt = Date.now();
    await keepDraft(place('lin'), { value: '甲', savedAt });
    await keepDraft(place('gao'), { value: '乙', savedAt });
    // A key that begins like the person's is somebody else's all the same.
    await keepDraft(place('gaoyuan'), { value: '丙', savedAt });
    await purgeDrafts('gao');
    expect(await draftArea.keys()).toEqual(['gao/notice/new']);
    await purgeDrafts(null);
    expect(await draftArea.keys()).toEqual([]);
  });

  test('A31 a draft that nobody came back to for a month is not offered, and goes', async () => {
    await keepDraft(place('lin'), { value: '甲', savedAt: 0 });
    expect(await readDraft(place('lin'), 29 * DAY_MS)).toBeDefined();
    expect(await readDraft(place('lin'), 30 * DAY_MS)).toBeUndefined();
    await purgeDrafts('lin', 30 * DAY_MS);
    expect(await draftArea.keys()).toEqual([]);
  });

  test.each([null, 5, 'text', {}, { value: 1 }, { savedAt: 1 }, { value: 1, savedAt: 'soon' }])(
    'F37 a broken record counts as absent: %j',
    async (record) => {
      await draftArea.write('lin/notice/new', record);
      expect(await readDraft(place('lin'), 0)).toBeUndefined();
      await purgeDrafts('lin');
      expect(await draftArea.keys()).toEqual([]);
    },
  );
});
