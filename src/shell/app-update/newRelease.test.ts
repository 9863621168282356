import { toast } from '@/shell/feedback';
import { registerUnsavedSource } from '@/shell/unsaved-work';
import { forceReload } from '@/utils/safeRedirect';
import { fakeFetch } from '../../../tests/support/http';
import { watchForNewRelease } from './newRelease';

let answerQuestion: (isLeaving: boolean) => void;
jest.mock('@/shell/feedback', () => ({
  confirm: jest.fn(() => new Promise((resolve) => (answerQuestion = resolve))),
  toast: { show: jest.fn(() => 'message-1'), close: jest.fn() },
}));
jest.mock('@/utils/safeRedirect', () => ({ forceReload: jest.fn(), isLeaving: () => false }));

const pageOf = (build: string) =>
  `<script src="/environment.js" async></script><script src="/js/umi.${build}.js" defer>`;

const CHECK_MS = 10 * 60_000;

let released: string;
let stop: () => void;
let sent: unknown[];

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(forceReload).mockClear();
  jest.mocked(toast.show).mockClear();
  jest.mocked(toast.close).mockClear();
  released = pageOf('1');
  ({ sent } = fakeFetch(() => new Response(released)));
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: '/js/umi.1.js' });
  script.setAttribute('src', '/js/umi.1.js');
  document.head.replaceChildren(script);
  stop = watchForNewRelease();
});
afterEach(() => stop());

const pass = (ms = CHECK_MS) => jest.advanceTimersByTimeAsync(ms);
const clickReload = () => jest.mocked(toast.show).mock.calls[0]![0].action!.onClick();

describe('F21 a new version is released while a window is open', () => {
  test('the window is told once, and not reloaded', async () => {
    await pass();
    expect(toast.show).not.toHaveBeenCalled();
    released = pageOf('2');
    await pass(3 * CHECK_MS);
    expect(toast.show).toHaveBeenCalledTimes(1);
    expect(toast.show).toHaveBeenCalledWith(expect.objectContaining({ type: 'info', staysOpen: true }));
    expect(forceReload).not.toHaveBeenCalled();
  });

  test('a rollback to the build of the window takes the message back; the next release is told again', async () => {
    released = pageOf('2');
    await pass();
    released = pageOf('1');
    await pass();
    expect(toast.close).toHaveBeenCalledWith('message-1');
    released = pageOf('3');
    await pass();
    expect(toast.show).toHaveBeenCalledTimes(2);
  });

  test('it is noticed when the window is seen again, at most once a minute', async () => {
    released = pageOf('2');
    await pass(61_000);
    for (let index = 0; index < 5; index += 1) window.dispatchEvent(new Event('focus'));
    await pass(0);
    expect(sent).toHaveLength(1);
    expect(toast.show).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['another page', () => (released = '<h1>Sign in to the network</h1>')],
    ['an error', () => fakeFetch(() => new Response(pageOf('2'), { status: 503 }))],
    ['no connection', () => fakeFetch(() => 'unreachable')],
  ])('%s says nothing about a release', async (_words, answer) => {
    answer();
    await pass();
    expect(toast.show).not.toHaveBeenCalled();
  });

  test('the button reloads; with unsaved work only after a question', async () => {
    released = pageOf('2');
    await pass();
    const unregister = registerUnsavedSource({ list: () => [{ name: '发布公告' }], subscribe: () => () => undefined });
    clickReload();
    await pass(0);
    expect(forceReload).not.toHaveBeenCalled();
    answerQuestion(false);
    await pass(0);
    expect(forceReload).not.toHaveBeenCalled();
    unregister();
    clickReload();
    await pass(0);
    expect(forceReload).toHaveBeenCalledTimes(1);
  });

  test('who stays for the unsaved work is reminded at the next check', async () => {
    released = pageOf('2');
    await pass();
    registerUnsavedSource({ list: () => [{ name: '发布公告' }], subscribe: () => () => undefined });
    clickReload();
    await pass(0);
    answerQuestion(false);
    await pass(0);
    expect(toast.show).toHaveBeenCalledTimes(1);
    await pass();
    expect(toast.show).toHaveBeenCalledTimes(2);
  });
});
