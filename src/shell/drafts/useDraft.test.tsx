import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { sessionStore } from '@/shell/session';
import { draftArea } from '@/utils/storage/recordArea';
import { setTimeLanguage } from '@/utils/time';
import { DraftBar, DraftStatus } from './DraftBar';
import { clearDrafts } from '../../../tests/support/clearDrafts';
import { saveDraft, listDrafts, type DraftKey } from './draftStore';
import { useDraft, type DraftOptions } from './useDraft';

jest.mock('@/shell/feedback', () => ({ ...jest.requireActual('@/shell/feedback'), confirm: async () => true }));

const { emitUserChange } = jest.requireActual('../session/sessionEvents') as { emitUserChange(): Promise<void> };

interface Text {
  title: string;
}
const draftKey: DraftKey = { userKey: 'lin', name: 'notice', id: null };
const leftDrafts = async (of: DraftKey) => (await listDrafts(of)).left;
/** The drafts of all visits, open ones included. */
const everyDraft = async () => {
  const records = await Promise.all((await draftArea.keys()).map((key) => draftArea.read(key)));
  return (records as { value: Text }[]).map(({ value }) => value);
};
const savedDraft = async () => (await everyDraft())[0];
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const open = (title: string, options: Partial<DraftOptions<Text>> = {}) => {
  const onRestore = jest.fn();
  const hook = renderHook(
    ({ value, ...rest }: { value: Text } & Partial<DraftOptions<Text>>) =>
      useDraft<Text>({ name: 'notice', value, onRestore, ...options, ...rest }),
    { initialProps: { value: { title } } as { value: Text } & Partial<DraftOptions<Text>> },
  );
  return { ...hook, onRestore, type: (next: string) => hook.rerender({ value: { title: next } }) };
};

/** jsdom has no IndexedDB: the in-memory fallback replaces it, unless a test simulates a refusal. */
let isStoring = true;
const write = draftArea.write.bind(draftArea);
const remember = async (...record: Parameters<typeof write>) => {
  await write(...record);
  return isStoring;
};

beforeAll(() => setTimeLanguage('zh-CN'));

beforeEach(async () => {
  isStoring = true;
  jest.spyOn(draftArea, 'write').mockImplementation(remember);
  await clearDrafts();
  sessionStore.setState({ userKey: 'lin', phase: 'active' });
});

describe('a form with a draft', () => {
  beforeEach(() => jest.useFakeTimers());

  test('R047 the draft is saved two seconds after the last change, and ten after the first at the latest', async () => {
    const { type, result } = open('');
    await pass(20_000);
    expect(await savedDraft()).toBeUndefined();
    type('停');
    await pass(1_900);
    expect(await savedDraft()).toBeUndefined();
    await pass(200);
    expect(await savedDraft()).toEqual({ title: '停' });
    expect(result.current.savedAt).not.toBeNull();
    // Typing without a pause.
    for (let index = 0; index < 9; index += 1) {
      type(`停电${index}`);
      await pass(1_000);
    }
    expect(await savedDraft()).toEqual({ title: '停' });
    type('停电通知');
    await pass(1_100);
    expect(await savedDraft()).toEqual({ title: '停电通知' });
  });

  test.each([
    ['the window', () => fireEvent.blur(window)],
    ['the field', () => fireEvent.focusOut(document.body)],
  ])('R047 leaving %s saves at once', async (_name, leave) => {
    const { type } = open('');
    type('停电');
    leave();
    await pass(0);
    expect(await savedDraft()).toEqual({ title: '停电' });
  });

  test('A31 a form that goes on to another record leaves a draft, which is offered on return', async () => {
    const { result, rerender } = open('', { isDirty: false });
    const show = async (id: string, title: string) => {
      rerender({ value: { title }, id, isDirty: title !== '' });
      await pass(0);
    };
    await show('1', '');
    await show('1', '停电');
    await show('2', '');
    expect(await savedDraft()).toEqual({ title: '停电' });
    expect(result.current).toMatchObject({ savedAt: null, offer: null });
    await show('1', '');
    expect(result.current.offer).not.toBeNull();
  });

  test('A43 when another person signs in elsewhere, the latest input is saved before the window reloads', async () => {
    const { type } = open('');
    type('停电');
    await emitUserChange();
    expect(await leftDrafts(draftKey)).toEqual([]);
    expect(await savedDraft()).toEqual({ title: '停电' });
  });

  test('A43 the window also waits for a write that is in progress', async () => {
    const { type, result } = open('');
    type('停电');
    let finish!: () => void;
    jest.spyOn(draftArea, 'write').mockReturnValue(new Promise((resolve) => (finish = () => resolve(true))));
    void result.current.saveNow();
    const done = jest.fn();
    void emitUserChange().then(done);
    await pass(0);
    expect(done).not.toHaveBeenCalled();
    finish();
    await pass(0);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('R047 A31 closing the page saves pending input, unless there is no known person', async () => {
    const { type, unmount } = open('');
    type('停电');
    unmount();
    await pass(0);
    expect(await savedDraft()).toEqual({ title: '停电' });
    await clearDrafts();
    act(() => sessionStore.setState({ userKey: null }));
    const other = open('');
    other.type('停水');
    await pass(20_000);
    expect(await savedDraft()).toBeUndefined();
  });

  test('R047 sent content is not saved again on leaving, and a reverted change leaves no draft', async () => {
    const { type, result, unmount } = open('');
    type('停电');
    await pass(2_000);
    await act(() => result.current.clear());
    unmount();
    await pass(20_000);
    expect(await savedDraft()).toBeUndefined();
    const other = open('');
    other.type('停水');
    await pass(2_000);
    expect(await savedDraft()).toBeDefined();
    other.type('');
    await pass(0);
    expect(await savedDraft()).toBeUndefined();
    expect(other.result.current.savedAt).toBeNull();
  });

  test('R047 input typed while the form is being sent is saved, whether or not it was saved before', async () => {
    const { type, result } = open('');
    type('停电');
    await pass(2_000);
    type('停电通知');
    // Saved during the request, and dropped with the sent content.
    await pass(2_000);
    await act(() => result.current.clear({ title: '停电' }));
    expect(await savedDraft()).toBeUndefined();
    await pass(2_000);
    expect(await savedDraft()).toEqual({ title: '停电通知' });
    // Typed, and not saved yet.
    type('停电通知一');
    await act(() => result.current.clear({ title: '停电通知' }));
    await pass(2_000);
    expect(await savedDraft()).toEqual({ title: '停电通知一' });
  });
});

describe('a form whose browser cannot store', () => {
  beforeEach(() => jest.useFakeTimers());
  const refused = async () => {
    isStoring = false;
    const hook = open('', { textOf: ({ title }) => title });
    hook.type('停电');
    await pass(2_000);
    return hook;
  };

  test('F36 R047 shows that, and not that its text was saved', async () => {
    const { result } = await refused();
    expect(result.current).toMatchObject({ isRefused: true, savedAt: null, isPersisted: false });
    expect(result.current.text()).toBe('停电');
  });

  test('F36 R047 shows that the text was saved as soon as it is, also without further input', async () => {
    const { result } = await refused();
    isStoring = true;
    fireEvent.blur(window);
    await pass(0);
    expect(result.current).toMatchObject({ isRefused: false, isPersisted: true });
    expect(result.current.savedAt).not.toBeNull();
  });

  test('F36 R047 offers its text to be copied', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    const { result } = await refused();
    render(<DraftStatus draft={result.current} />);
    expect(screen.getByRole('status')).toHaveTextContent('草稿未能保存');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '复制内容' })));
    expect(writeText).toHaveBeenCalledWith('停电');
  });

  test('F36 R047 keeps the restored draft in storage until the form is sent', async () => {
    await saveDraft(draftKey, 'before', { value: { title: '停电' }, savedAt: Date.now() });
    isStoring = false;
    const { result } = open('');
    await pass(0);
    await act(async () => result.current.restore());
    expect(await draftArea.keys()).toContain('lin/notice/new/before');
    await act(() => result.current.clear());
    expect(await draftArea.keys()).toEqual([]);
  });
});

describe('an offered draft', () => {
  const Form = ({ onRestore, version }: { onRestore: (value: Text) => void; version?: string }) => {
    const draft = useDraft<Text>({ name: 'notice', value: { title: '' }, onRestore, version });
    return (
      <>
        <DraftBar draft={draft} />
        <DraftStatus draft={draft} />
      </>
    );
  };
  const earlier = { value: { title: '停电' }, savedAt: Date.UTC(2026, 10, 21, 2, 21) };

  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 22).getTime());
  });

  test('R047 shows when it was saved, and is restored on demand', async () => {
    await saveDraft(draftKey, 'before', earlier);
    const restored = jest.fn();
    render(<Form onRestore={restored} />);
    expect(await screen.findByText(/11-21 10:21/)).toBeInTheDocument();
    expect(restored).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '恢复草稿' }));
    await waitFor(() => expect(restored).toHaveBeenCalledWith({ title: '停电' }));
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
  });

  test('R047 can be discarded, and is not offered again', async () => {
    await saveDraft(draftKey, 'before', earlier);
    render(<Form onRestore={jest.fn()} />);
    fireEvent.click(await screen.findByRole('button', { name: '删除草稿' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '删除草稿' })).toBeNull());
    await waitFor(async () => expect(await savedDraft()).toBeUndefined());
  });

  test.each([
    ['2', true],
    ['1', false],
  ])('R239 saved on version 1, offered on version %s: outdated is %p', async (version, isOutdated) => {
    await saveDraft(draftKey, 'before', { ...earlier, version: '1' });
    render(<Form onRestore={jest.fn()} version={version} />);
    await screen.findByRole('button', { name: '恢复草稿' });
    expect(screen.queryByText(/此后内容已被修改/) !== null).toBe(isOutdated);
  });

  test('A31 is not offered to another person, nor when the form already has its content', async () => {
    await saveDraft({ ...draftKey, userKey: 'gao' }, 'before', earlier);
    const { result } = open('', {});
    await act(async () => undefined);
    expect(result.current.offer).toBeNull();
    await saveDraft(draftKey, 'before', earlier);
    const same = open('停电');
    await act(async () => undefined);
    expect(same.result.current.offer).toBeNull();
  });

  test('R047 A31 input next to an offer is saved separately until the offer is accepted or discarded', async () => {
    await saveDraft(draftKey, 'before', earlier);
    const { type, result, unmount, onRestore } = open('');
    await waitFor(() => expect(result.current.offer).not.toBeNull());
    type('停水');
    await act(() => result.current.saveNow());
    expect(await everyDraft()).toEqual(expect.arrayContaining([{ title: '停电' }, { title: '停水' }]));
    expect(result.current.offer?.savedAt).toBe(earlier.savedAt);
    await act(async () => result.current.restore());
    expect(onRestore).toHaveBeenCalledWith({ title: '停电' });
    // The form now owns the draft, and the one it replaced is removed.
    await waitFor(async () => expect(await everyDraft()).toEqual([{ title: '停电' }]));
    type('停电');
    await act(() => result.current.saveNow());
    unmount();
    expect(await leftDrafts(draftKey)).toMatchObject([{ value: { title: '停电' } }]);
  });

  test('A31 R154 is offered as soon as the browser has noticed that its page was left', async () => {
    await saveDraft(draftKey, 'before', earlier);
    let notice = () => {};
    const isNoticed = new Promise<void>((resolve) => (notice = resolve));
    const request = (_: string, options: object | (() => unknown)) =>
      typeof options === 'function' ? options() : isNoticed;
    const query = async () => ({ held: [{ name: 'portal.draft.before' }] });
    Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
    const { result } = open('');
    await act(async () => undefined);
    expect(result.current.offer).toBeNull();
    notice();
    await waitFor(() => expect(result.current.offer?.savedAt).toBe(earlier.savedAt));
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('R047 sending a form keeps an offer that is still open', async () => {
    await saveDraft(draftKey, 'before', earlier);
    const { type, result } = open('');
    await waitFor(() => expect(result.current.offer).not.toBeNull());
    type('停水');
    await act(() => result.current.saveNow());
    await act(() => result.current.clear());
    expect(await everyDraft()).toEqual([{ title: '停电' }]);
    expect(result.current.offer).not.toBeNull();
  });

  test('R047 the newest is offered first; discarding it offers the previous one', async () => {
    await saveDraft(draftKey, 'before', earlier);
    await saveDraft(draftKey, 'later', { value: { title: '停气' }, savedAt: earlier.savedAt + 1_000 });
    const { result } = open('');
    await waitFor(() => expect(result.current.offer?.savedAt).toBe(earlier.savedAt + 1_000));
    act(() => result.current.discard());
    expect(result.current.offer?.savedAt).toBe(earlier.savedAt);
    act(() => result.current.discard());
    expect(result.current.offer).toBeNull();
    await waitFor(async () => expect(await everyDraft()).toEqual([]));
  });

  test('R047 A31 two open forms have a draft each, and are not offered that of the other', async () => {
    const one = open('');
    one.type('停水');
    await act(() => one.result.current.saveNow());
    const other = open('');
    await act(async () => undefined);
    expect(other.result.current.offer).toBeNull();
    other.type('停电');
    await act(() => other.result.current.saveNow());
    expect(await everyDraft()).toEqual(expect.arrayContaining([{ title: '停水' }, { title: '停电' }]));
    one.unmount();
    const next = open('');
    await waitFor(() => expect(next.result.current.offer).not.toBeNull());
    await act(async () => next.result.current.restore());
    expect(next.onRestore).toHaveBeenCalledWith({ title: '停水' });
  });
});
