import { keepInput } from './index.ts';

let root: HTMLElement;

/** Draws elements anew, with what is stored. */
const drawing =
  (...elements: [tag: string, properties?: object][]) =>
  () =>
    root.replaceChildren(
      ...elements.map(([tag, properties]) => Object.assign(document.createElement(tag), properties)),
    );
const search = { id: 'search', type: 'search' };
const field = () => root.querySelector<HTMLInputElement>('#search')!;

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  drawing(['input', search])();
});
afterEach(() => root.remove());

test('R140 what is being typed, the caret and the focus survive a page that is drawn again', () => {
  field().focus();
  field().value = '云栖花园';
  field().setSelectionRange(1, 3);
  const before = field();
  const texts: string[] = [];
  root.addEventListener('input', ({ target }) => texts.push((target as HTMLInputElement).value));
  keepInput(root, drawing(['input', { ...search, value: '云' }]));
  expect(field()).not.toBe(before);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('云栖花园');
  expect([field().selectionStart, field().selectionEnd]).toEqual([1, 3]);
  expect(texts).toEqual(['云栖花园']);
});

test('R140 a field that is drawn with the same text gets no event, and one without a caret its text', () => {
  drawing(['input', { id: 'search', type: 'number', value: '3' }])();
  field().focus();
  const act = jest.fn();
  root.addEventListener('input', act);
  keepInput(root, drawing(['input', { id: 'search', type: 'number', value: '3' }]));
  expect(field()).toHaveFocus();
  expect(act).not.toHaveBeenCalled();
  field().value = '5';
  keepInput(root, drawing(['input', { id: 'search', type: 'number', value: '3' }]));
  expect(field()).toHaveValue(5);
});

test('R140 a button keeps the focus only, and what has no id or is not drawn again loses nothing else', () => {
  drawing(['button', { id: 'search' }], ['input'])();
  root.querySelector<HTMLElement>('#search')!.focus();
  keepInput(root, drawing(['button', { id: 'search' }], ['input']));
  expect(root.querySelector('#search')).toHaveFocus();
  const unnamed = root.querySelector('input')!;
  unnamed.focus();
  keepInput(root, drawing(['input', { value: 'other' }]));
  expect(root.querySelector('input')).toHaveValue('other');
  expect(document.body).toHaveFocus();
  const outside = document.body.appendChild(document.createElement('input'));
  outside.id = 'search';
  outside.focus();
  outside.value = 'outside';
  keepInput(root, drawing(['input', { id: 'search' }]));
  expect(outside).toHaveFocus();
  expect(field()).toHaveValue('');
  outside.remove();
});
