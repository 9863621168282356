import { POINTED_AT_MS } from '@/shell/navigation';
import { preloadPointedPages } from './preloadPointedPages';
import { preloadPage } from './preloadPage';

jest.mock('@/shell/navigation', () => ({ POINTED_AT_MS: 80 }));
jest.mock('./preloadPage', () => ({ preloadPage: jest.fn(), hasPage: (path: string) => path !== '/file.pdf' }));

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<a href="/mainApp/noticeList?x=1"><span>notices</span></a><a href="https://other.example/home">other</a><a href="/file.pdf" download>file</a><p>text</p>';
  stop = preloadPointedPages();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(preloadPage).mockClear();
});

const on = (selector: string, type: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));
const requested = () => jest.mocked(preloadPage).mock.calls.flat();

test.each(['pointerover', 'focusin'])('R015 %s of a link requests the code of its page, after a moment', (type) => {
  on('span', type);
  jest.advanceTimersByTime(POINTED_AT_MS - 1);
  // Within the same link.
  on('a', type);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(['/mainApp/noticeList']);
});

test('R015 a pointer that only passes, another site, a file and a text request nothing', () => {
  on('span', 'pointerover');
  jest.advanceTimersByTime(POINTED_AT_MS / 2);
  on('p', 'pointerover');
  jest.runAllTimers();
  on('a[href^=https]', 'pointerover');
  jest.runAllTimers();
  on('a[download]', 'pointerover');
  jest.runAllTimers();
  expect(requested()).toEqual([]);
});

test('R015 nothing is requested where the connection is to be spared, and nothing after the end', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  on('span', 'pointerover');
  jest.runAllTimers();
  onLine.mockReturnValue(true);
  on('p', 'pointerover');
  on('span', 'pointerover');
  stop();
  jest.runAllTimers();
  on('p', 'pointerover');
  on('span', 'pointerover');
  jest.runAllTimers();
  expect(requested()).toEqual([]);
});
