import { createBrowserHistory, type BrowserHistory } from 'history';
import { numberHistoryEntries, rememberHistoryIndex } from './historyIndex';

const state = () => window.history.state as { idx: number; key?: string } | null;
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const moveTo = async (hash: string) => {
  const arrived = popped();
  window.location.hash = hash;
  await arrived;
};

let history: BrowserHistory;
let stop: () => void;
beforeAll(() => {
  stop = numberHistoryEntries();
  history = createBrowserHistory();
  history.listen(rememberHistoryIndex);
});
afterAll(() => stop());

test('F17 an entry that the browser created is numbered like the others', async () => {
  history.push('/lift');
  const first = state()!.idx;
  await moveTo('/records/8');
  expect(state()).toMatchObject({ idx: first + 1, key: expect.any(String) as string });
  history.push('/home');
  expect(state()!.idx).toBe(first + 2);
  const arrived = popped();
  history.back();
  await arrived;
  expect(history.location.hash).toBe('#/records/8');
  expect(state()!.idx).toBe(first + 1);
});

test('F17 an entry that the browser replaced keeps its number', async () => {
  history.push('/lift');
  const { idx } = state()!;
  const navigation = { currentEntry: { key: 'place' } };
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  history.replace('/lift?a=1');
  await moveTo('/');
  expect(state()!.idx).toBe(idx);
  navigation.currentEntry = { key: 'next' };
  await moveTo('/records/8');
  expect(state()!.idx).toBe(idx + 1);
  Reflect.deleteProperty(window, 'navigation');
});

test('F17 a page with a leave prompt can return to itself after Back', async () => {
  history.push('/lift');
  await moveTo('/records/8');
  history.push('/mainApp/noticeEdit');
  const release = history.block(() => undefined);
  // The pop away and the pop back.
  let pops = 0;
  const both = new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => (pops += 1) === 2 && resolve());
  });
  history.back();
  await both;
  expect(window.location.pathname).toBe('/mainApp/noticeEdit');
  release();
});
