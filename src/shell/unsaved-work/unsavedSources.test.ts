import { createStore } from 'zustand/vanilla';
import type { UnsavedWork } from './describeLeaving';
import { listUnsaved, registerUnsavedSource } from './unsavedSources';

let mockIsLeaving = false;
jest.mock('@/utils/safeRedirect', () => ({ isLeaving: () => mockIsLeaving }));

/** What a browser does: Chromium before 119 asks for the older property only. */
const closeWindow = () => {
  const event = Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
    value: '',
    writable: true,
  });
  const asks = [!window.dispatchEvent(event), Boolean(event.returnValue)];
  if (asks.every(Boolean)) return 'asks first';
  return asks.some(Boolean) ? 'asks in some browsers' : 'closes';
};

/** A source with the given work, and the functions that change and remove it. */
function open(...work: UnsavedWork[]) {
  const store = createStore(() => ({ work }));
  const stop = registerUnsavedSource({ list: () => store.getState().work, subscribe: store.subscribe });
  return { set: (...next: UnsavedWork[]) => store.setState({ work: next }), stop };
}

const opened: ReturnType<typeof open>[] = [];
const register = (...work: UnsavedWork[]) => {
  const source = open(...work);
  opened.push(source);
  return source;
};
afterEach(() => {
  opened.splice(0).forEach(({ stop }) => stop());
  mockIsLeaving = false;
});

test('A29 B15 the browser prompts while a source has unsaved work, and only then', () => {
  expect(closeWindow()).toBe('closes');
  const pages = register();
  const downloads = register({ name: '手册.pdf', isDownload: true });
  expect(closeWindow()).toBe('asks first');
  downloads.set();
  expect(closeWindow()).toBe('closes');
  pages.set({ name: '发布公告' });
  expect(closeWindow()).toBe('asks first');
  pages.stop();
  expect(closeWindow()).toBe('closes');
});

test('R095 R152 the work of all sources is listed, in the order of their registration', () => {
  register({ name: '发布公告' });
  register({ name: '工单' });
  expect(listUnsaved().map(({ name }) => name)).toEqual(['发布公告', '工单']);
});

test('R154 a forced navigation does not prompt, even where another listener would', () => {
  register({ name: '发布公告' });
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', prevent);
  mockIsLeaving = true;
  expect(closeWindow()).toBe('closes');
  window.removeEventListener('beforeunload', prevent);
});
