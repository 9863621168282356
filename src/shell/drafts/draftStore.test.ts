import { draftArea } from '@/utils/storage/recordArea';
import { clearDrafts } from '../../../tests/support/clearDrafts';
import {
  dropDraft,
  saveDraft,
  listDrafts,
  removeOldDrafts,
  startVisit,
  watchDrafts,
  type DraftKey,
} from './draftStore';

const { emitSessionStart } = jest.requireActual('../session/sessionEvents') as {
  emitSessionStart(start: { person: string }): void;
};

const draftKey = (person: string, id: string | null = null): DraftKey => ({ userKey: person, name: 'notice', id });
const leftDrafts = async (...of: Parameters<typeof listDrafts>) => (await listDrafts(...of)).left;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(clearDrafts);

describe('drafts', () => {
  test('A31 R047 a draft belongs to a person, a form and a record', async () => {
    await saveDraft(draftKey('lin'), 'v1', { value: { title: '甲' }, savedAt: 1_000 });
    await saveDraft(draftKey('lin', '7'), 'v2', { value: { title: '乙' }, savedAt: 1_000, version: '3' });
    expect(await leftDrafts(draftKey('lin'), 2_000)).toEqual([{ visit: 'v1', value: { title: '甲' }, savedAt: 1_000 }]);
    expect(await leftDrafts(draftKey('lin', '7'), 2_000)).toEqual([
      { visit: 'v2', value: { title: '乙' }, savedAt: 1_000, version: '3' },
    ]);
    expect(await leftDrafts(draftKey('gao'), 2_000)).toEqual([]);
    expect(await leftDrafts(draftKey('lin', 'new'), 2_000)).toEqual([]);
    expect(await leftDrafts(draftKey('lin', '7/v2'), 2_000)).toEqual([]);
    await dropDraft(draftKey('lin'), 'v1');
    expect(await leftDrafts(draftKey('lin'), 2_000)).toEqual([]);
    expect(await leftDrafts(draftKey('lin', '7'), 2_000)).toHaveLength(1);
  });

  test('A31 R047 each visit has its own draft, the newest comes first, and that of an open form is not listed', async () => {
    await saveDraft(draftKey('lin'), 'v1', { value: '甲', savedAt: 1_000 });
    await saveDraft(draftKey('lin'), 'v2', { value: '乙', savedAt: 3_000 });
    await saveDraft(draftKey('lin'), 'v3', { value: '丙', savedAt: 2_000 });
    const visits = async () => (await leftDrafts(draftKey('lin'), 4_000)).map(({ visit }) => visit);
    expect(await visits()).toEqual(['v2', 'v3', 'v1']);
    const close = startVisit('v2');
    expect(await visits()).toEqual(['v3', 'v1']);
    close();
    expect(await visits()).toEqual(['v2', 'v3', 'v1']);
  });

  test('A43 T3 a draft survives the sign-in of another person, to whom it is not offered', async () => {
    const savedAt = Date.now();
    await saveDraft(draftKey('lin'), 'v1', { value: '甲', savedAt });
    const stop = watchDrafts();
    emitSessionStart({ person: 'gao' });
    await settle();
    expect(await draftArea.keys()).toEqual(['lin/notice/new/v1']);
    expect(await leftDrafts(draftKey('gao'))).toEqual([]);
    // The keys of one person may be a prefix of another's.
    expect(await leftDrafts(draftKey('li'))).toEqual([]);
    emitSessionStart({ person: 'lin' });
    await settle();
    expect(await leftDrafts(draftKey('lin'))).toEqual([{ visit: 'v1', value: '甲', savedAt }]);
    stop();
  });

  test('A31 A43 a draft older than a month is not offered and is removed whoever signs in', async () => {
    await saveDraft(draftKey('lin'), 'v1', { value: '甲', savedAt: 0 });
    await saveDraft(draftKey('gao'), 'v1', { value: '乙', savedAt: DAY_MS });
    expect(await leftDrafts(draftKey('lin'), 29 * DAY_MS)).toHaveLength(1);
    expect(await leftDrafts(draftKey('lin'), 30 * DAY_MS)).toEqual([]);
    await removeOldDrafts(30 * DAY_MS);
    expect(await draftArea.keys()).toEqual(['gao/notice/new/v1']);
  });

  test.each([null, 5, 'text', {}, { value: 1 }, { savedAt: 1 }, { value: 1, savedAt: 'soon' }])(
    'F37 a broken record counts as absent: %j',
    async (record) => {
      await draftArea.write('lin/notice/new/v1', record);
      expect(await leftDrafts(draftKey('lin'), 0)).toEqual([]);
      await removeOldDrafts();
      expect(await draftArea.keys()).toEqual([]);
    },
  );
});
