import { focusFirstProblem } from './index.ts';

let form: HTMLFormElement;

const show = (markup: string) =>
  form.replaceChildren(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes);

beforeEach(() => {
  form = document.body.appendChild(document.createElement('form'));
});
afterEach(() => form.remove());

test('T12 A38 the first wrong field in the order of the page takes the focus', () => {
  show(`
    <input id="day" aria-invalid="false">
    <textarea id="place" aria-invalid="true"></textarea>
    <input id="text" aria-invalid="true">
    <button id="save">Save</button>`);
  form.querySelector<HTMLElement>('#save')!.focus();
  focusFirstProblem(form);
  expect(form.querySelector('#place')).toHaveFocus();
});

test.each([
  ['its chosen radio', '<input type="radio" name="r"><input type="radio" name="r" data-expected checked>'],
  ['its first radio', '<input type="radio" name="r" data-expected><input type="radio" name="r">'],
  [
    'its first radio that can be used',
    '<input type="radio" name="r" disabled><input type="radio" name="r" data-expected>',
  ],
  [
    'its first star',
    '<ul tabindex="0"><li><div role="radio" aria-checked="false" tabindex="0" data-expected></div></ul>',
  ],
])('T12 A38 of a group %s takes the focus', (_, radios) => {
  show(`<div role="radiogroup" aria-invalid="true">${radios}</div><input aria-invalid="true">`);
  focusFirstProblem(form);
  expect(form.querySelector('[data-expected]')).toHaveFocus();
});

test('T12 A38 a wrong field that cannot be used is passed over', () => {
  show(`
    <select aria-invalid="true" disabled></select>
    <fieldset disabled aria-invalid="true"><input type="radio"></fieldset>
    <input id="note" aria-invalid="true">`);
  focusFirstProblem(form);
  expect(form.querySelector('#note')).toHaveFocus();
});

test('T12 A38 without a problem or a form the focus stays', () => {
  show('<input aria-invalid="false"><button>Save</button>');
  form.querySelector('button')!.focus();
  focusFirstProblem(form);
  focusFirstProblem(null);
  expect(form.querySelector('button')).toHaveFocus();
});
