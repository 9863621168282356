import { watchInput } from './watchInput';

let pane: HTMLElement;
let popup: HTMLElement;
const onInput = jest.fn();
let stop = () => {};
const watch = (hasBridge = true) => {
  stop = watchInput({ element: pane, owns: (node) => popup.contains(node), hasBridge }, onInput);
};

beforeEach(() => {
  onInput.mockClear();
  document.body.innerHTML =
    '<section id="pane"><input><iframe></iframe></section><div id="popup"><input></div><p><input><iframe></iframe></p>';
  pane = document.querySelector('#pane')!;
  popup = document.querySelector('#popup')!;
});
afterEach(() => stop());

const fire = (selector: string, name: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(name, { bubbles: true }));

test.each([
  ['#pane input', 'input', 1],
  ['#pane input', 'change', 1],
  ['#popup input', 'input', 1],
  ['#popup input', 'change', 1],
  ['p input', 'input', 0],
  ['p input', 'change', 0],
  ['#pane input', 'click', 0],
])('A29 in %s the event %s counts as %i inputs', (selector, name, count) => {
  watch();
  fire(selector, name);
  expect(onInput).toHaveBeenCalledTimes(count);
});

test('A29 an event that the micro-app stops counts, one without a node does not', () => {
  watch();
  pane.addEventListener('input', (event) => event.stopPropagation());
  fire('#pane input', 'input');
  expect(onInput).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('input'));
  expect(onInput).toHaveBeenCalledTimes(1);
});

test.each([
  ['a frame of the pane', '#pane iframe', false, 1],
  ['a field of the pane', '#pane input', false, 0],
  ['a frame elsewhere', 'p iframe', false, 0],
  ['a frame of a pane that reports its state itself', '#pane iframe', true, 0],
])('A29 the window loses the focus to %s', (_, selector, hasBridge, count) => {
  watch(hasBridge);
  jest.spyOn(document, 'activeElement', 'get').mockReturnValue(document.querySelector(selector));
  window.dispatchEvent(new Event('blur'));
  expect(onInput).toHaveBeenCalledTimes(count);
});

test('A29 after the stop nothing counts', () => {
  watch(false);
  stop();
  jest.spyOn(document, 'activeElement', 'get').mockReturnValue(document.querySelector('#pane iframe'));
  for (const name of ['input', 'change']) fire('#pane input', name);
  window.dispatchEvent(new Event('blur'));
  expect(onInput).not.toHaveBeenCalled();
});
