import { watchInput } from './watchInput';

let pane: HTMLElement;
let popup: HTMLElement;
const onInput = jest.fn();
let stop = () => {};
const watch = () => {
  stop = watchInput({ element: pane, owns: (node) => popup.contains(node) }, onInput);
};

beforeEach(() => {
  onInput.mockClear();
  document.body.innerHTML = '<section id="pane"><input></section><div id="popup"><input></div><p><input></p>';
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

test('A29 after the stop nothing counts', () => {
  watch();
  stop();
  for (const name of ['input', 'change']) fire('#pane input', name);
  expect(onInput).not.toHaveBeenCalled();
});
