import { act, renderHook } from '@testing-library/react';
import { EnvelopeError, NetworkError, UnknownOutcomeError } from '@/services/http';
import { useDraft } from '@/shell/drafts';
import { sessionStore } from '@/shell/session';
import { draftArea } from '@/utils/storage/recordArea';
import { clearDrafts } from '../../../tests/support/clearDrafts';
import { useSaving, type WriteOptions } from './useSaving';

interface Content {
  title: string;
}
const lost = new UnknownOutcomeError('createNotice', { cause: new NetworkError('createNotice') });
const write = jest.fn<Promise<{ id: string }>, [Content, WriteOptions]>();
const find = jest.fn<Promise<{ id: string } | null>, [Content, number]>();
const keyOf = (call: number) => write.mock.calls[call]![1].idempotencyKey;

/** A form that creates a record and has a draft. */
const open = async (title: string) => {
  const hook = renderHook(
    ({ value }: { value: Content }) => {
      const draft = useDraft<Content>({
        name: 'notice',
        value,
        isDirty: value.title !== '',
        onRestore: () => undefined,
        onPending: (pending) => saving.resume(pending),
      });
      const saving = useSaving<Content, { id: string }>({
        form: 'notice',
        isNew: true,
        write,
        find,
        keepPending: draft.keepPending,
        onDone: () => draft.clear(),
      });
      return { draft, saving };
    },
    { initialProps: { value: { title } } },
  );
  await act(async () => undefined);
  return hook;
};
const savedDrafts = async () =>
  Promise.all((await draftArea.keys()).map((key) => draftArea.read(key) as Promise<{ pending?: { key: string } }>));

/** Simulates a reload: the form's draft is offered and restored. */
const reload = async (before: Awaited<ReturnType<typeof open>>) => {
  await act(async () => before.unmount());
  const after = await open('');
  await act(async () => after.result.current.draft.restore());
  after.rerender({ value: { title: '停水' } });
  return after;
};

beforeEach(async () => {
  jest.resetAllMocks();
  // jsdom has no IndexedDB: the in-memory fallback replaces it.
  const store = draftArea.write.bind(draftArea);
  jest.spyOn(draftArea, 'write').mockImplementation(async (...record) => {
    await store(...record);
    return true;
  });
  await clearDrafts();
  sessionStore.setState({ userKey: 'lin', phase: 'active' });
  write.mockRejectedValue(lost);
  find.mockResolvedValue(null);
});

test('A43 T23 a create whose response was lost is repeated with the same key after a reload', async () => {
  const first = await open('停水');
  await act(async () => first.result.current.saving.submit({ title: '停水' }));
  const second = await reload(first);
  expect(second.result.current.saving.lost).toMatchObject({ content: { title: '停水' }, key: keyOf(0) });
  write.mockResolvedValue({ id: '7' });
  await act(async () => second.result.current.saving.submit({ title: '停水' }));
  expect(keyOf(1)).toBe(keyOf(0));
  expect(await savedDrafts()).toEqual([]);
});

test('A43 T23 a create that was pending during a reload is searched for before it is repeated', async () => {
  write.mockReturnValue(new Promise(() => undefined));
  const first = await open('停水');
  await act(async () => void first.result.current.saving.submit({ title: '停水' }));
  const second = await reload(first);
  find.mockResolvedValue({ id: '7' });
  expect(await act(async () => second.result.current.saving.submit({ title: '停水' }))).toBe('done');
  expect(write).toHaveBeenCalledTimes(1);
  expect(await savedDrafts()).toEqual([]);
});

test('A43 T23 a create that the server refused keeps its text and no key', async () => {
  write.mockRejectedValue(new EnvelopeError('createNotice', '0', '标题重复'));
  const first = await open('停水');
  await act(async () => first.result.current.saving.submit({ title: '停水' }));
  const drafts = await savedDrafts();
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).not.toHaveProperty('pending');
});
