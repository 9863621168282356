import {
  type FrameInputWatch,
  USER_ACTIVATION_MS,
  USER_ACTIVATION_SAMPLE_MS,
  watchFrameInput,
} from './watchFrameInput';

const LONG_AFTER = USER_ACTIVATION_MS + USER_ACTIVATION_SAMPLE_MS;

let frame: HTMLIFrameElement;
let watch: FrameInputWatch;
const onInput = jest.fn();
const activation = { isActive: false };

const press = (name: string, init: KeyboardEventInit = {}) =>
  window.dispatchEvent(name === 'keydown' ? new KeyboardEvent(name, init) : new Event(name));
/** The browser moves the focus into the frame: a press inside, Tab, or the page itself. */
const enter = () => {
  HTMLElement.prototype.focus.call(frame);
  window.dispatchEvent(new Event('blur'));
};
const start = () => {
  watch = watchFrameInput(frame, onInput);
  watch.setShown(true);
};

beforeEach(() => {
  jest.useFakeTimers();
  onInput.mockClear();
  activation.isActive = false;
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  document.body.innerHTML = '<button></button><iframe></iframe><iframe id="other"></iframe>';
  frame = document.querySelector('iframe')!;
  start();
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

test.each<[string, number, () => void]>([
  ['the page takes the focus by itself', 0, enter],
  [
    'a frame elsewhere gets the focus',
    0,
    () => {
      jest.advanceTimersByTime(LONG_AFTER);
      activation.isActive = true;
      document.querySelector<HTMLElement>('#other')!.focus();
      window.dispatchEvent(new Event('blur'));
    },
  ],
  [
    'the page takes the focus right after a press in the portal',
    0,
    () => {
      press('pointerdown');
      activation.isActive = true;
      enter();
      jest.advanceTimersByTime(USER_ACTIVATION_MS - 1);
    },
  ],
  [
    'a press inside moves the focus',
    1,
    () => {
      jest.advanceTimersByTime(LONG_AFTER);
      activation.isActive = true;
      enter();
    },
  ],
  [
    'a press inside right after a press in the portal',
    1,
    () => {
      press('pointerdown');
      activation.isActive = true;
      jest.spyOn(frame, 'matches').mockImplementation((selector) => selector === ':hover');
      enter();
    },
  ],
  [
    'Tab moves the focus',
    1,
    () => {
      press('keydown', { key: 'Tab' });
      activation.isActive = true;
      enter();
    },
  ],
  [
    'the page has taken the focus, and the user types later',
    1,
    () => {
      enter();
      jest.advanceTimersByTime(LONG_AFTER);
      activation.isActive = true;
      jest.advanceTimersByTime(LONG_AFTER);
    },
  ],
])('A29 %s: %i inputs', (_, count, act) => {
  act();
  expect(onInput).toHaveBeenCalledTimes(count);
});

test('A29 the focus that the portal moves there is no input', () => {
  jest.advanceTimersByTime(LONG_AFTER);
  activation.isActive = true;
  const onBlur = () => window.dispatchEvent(new Event('blur'));
  frame.addEventListener('focus', onBlur);
  frame.focus();
  expect(document.activeElement).toBe(frame);
  expect(onInput).not.toHaveBeenCalled();
});

test.each([
  ['hidden', () => watch.setShown(false)],
  ['stopped', () => watch.stop()],
])('A29 a %s frame is not sampled', (_, rest) => {
  enter();
  jest.advanceTimersByTime(LONG_AFTER);
  rest();
  activation.isActive = true;
  jest.advanceTimersByTime(LONG_AFTER);
  expect(onInput).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('A29 in browsers that do not tell whether a window is active every focus by the user or the page counts', () => {
  watch.stop();
  Reflect.deleteProperty(navigator, 'userActivation');
  start();
  enter();
  expect(onInput).toHaveBeenCalledTimes(1);
});
