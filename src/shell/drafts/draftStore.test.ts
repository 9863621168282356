import { draftArea } from '@/utils/storage/recordArea';
import { dropDraft, keepDraft, listDrafts, purgeDrafts, startVisit, type DraftPlace } from './draftStore';

const place = (person: string, id: string | null = null): DraftPlace => ({ person, name: 'notice', id });
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => purgeDrafts(null));

describe('drafts', () => {
  test('A31 R047 a draft belongs to a person, a form and a record', async () => {
    await keepDraft(place('lin'), 'v1', { value: { title: '甲' }, savedAt: 1_000 });
    await keepDraft(place('lin', '7'), 'v2', { value: { title: '乙' }, savedAt: 1_000, version: '3' });
    expect(await listDrafts(place('lin'), 2_000)).toEqual([{ visit: 'v1', value: { title: '甲' }, savedAt: 1_000 }]);
    expect(await listDrafts(place('lin', '7'), 2_000)).toEqual([
      { visit: 'v2', value: { title: '乙' }, savedAt: 1_000, version: '3' },
    ]);
    expect(await listDrafts(place('gao'), 2_000)).toEqual([]);
    expect(await listDrafts(place('lin', 'new'), 2_000)).toEqual([]);
    expect(await listDrafts(place('lin', '7/v2'), 2_000)).toEqual([]);
    await dropDraft(place('lin'), 'v1');
    expect(await listDrafts(place('lin'), 2_000)).toEqual([]);
    expect(await listDrafts(place('lin', '7'), 2_000)).toHaveLength(1);
  });

  test('A31 R047 every opening keeps its own, the newest is first, and an open one is nobody else’s', async () => {
    await keepDraft(place('lin'), 'v1', { value: '甲', savedAt: 1_000 });
    await keepDraft(place('lin'), 'v2', { value: '乙', savedAt: 3_000 });
    await keepDraft(place('lin'), 'v3', { value: '丙', savedAt: 2_000 });
    const visits = async () => (await listDrafts(place('lin'), 4_000)).map(({ visit }) => visit);
    expect(await visits()).toEqual(['v2', 'v3', 'v1']);
    const close = startVisit('v2');
    expect(await visits()).toEqual(['v3', 'v1']);
    close();
    expect(await visits()).toEqual(['v2', 'v3', 'v1']);
  });

  test('A31 T3 when somebody else signs in, what the others kept goes and their own stays', async () => {
    const savedAt = Date.now();
    await keepDraft(place('lin'), 'v1', { value: '甲', savedAt });
    await keepDraft(place('gao'), 'v1', { value: '乙', savedAt });
    // A key that begins like the person's is somebody else's all the same.
    await keepDraft(place('gaoyuan'), 'v1', { value: '丙', savedAt });
    await purgeDrafts('gao');
    expect(await draftArea.keys()).toEqual(['gao/notice/new/v1']);
    await purgeDrafts(null);
    expect(await draftArea.keys()).toEqual([]);
  });

  test('A31 a draft that nobody came back to for a month is not offered, and goes', async () => {
    await keepDraft(place('lin'), 'v1', { value: '甲', savedAt: 0 });
    expect(await listDrafts(place('lin'), 29 * DAY_MS)).toHaveLength(1);
    expect(await listDrafts(place('lin'), 30 * DAY_MS)).toEqual([]);
    await purgeDrafts('lin', 30 * DAY_MS);
    expect(await draftArea.keys()).toEqual([]);
  });

  test.each([null, 5, 'text', {}, { value: 1 }, { savedAt: 1 }, { value: 1, savedAt: 'soon' }])(
    'F37 a broken record counts as absent: %j',
    async (record) => {
      await draftArea.write('lin/notice/new/v1', record);
      expect(await listDrafts(place('lin'), 0)).toEqual([]);
      await purgeDrafts('lin');
      expect(await draftArea.keys()).toEqual([]);
    },
  );
});
