import { keepFocus } from './keepFocus';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <section data-pane="mgr" data-shown="true" tabindex="-1"><div id="host"><h1>Order 42</h1><input></div></section>
    <input id="elsewhere">`;
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

const host = () => document.querySelector<HTMLElement>('#host')!;
const ask = () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  return dialog;
};

describe('the focus after a question about a navigation', () => {
  test('A38 moves to the page’s heading when the field that had it is gone', () => {
    keepFocus(host(), true);
    jest.advanceTimersByTime(200);
    expect(document.activeElement).toBe(host().querySelector('h1'));
  });

  test('waits for the user’s answer for any length of time', () => {
    keepFocus(host(), false);
    const dialog = ask();
    jest.advanceTimersByTime(60_000);
    expect(document.activeElement).toBe(document.body);
    dialog.remove();
    jest.advanceTimersByTime(200);
    expect(document.activeElement).toBe(host().querySelector('h1'));
  });

  test('moves to the pane when the page has no heading', () => {
    host().querySelector('h1')!.remove();
    keepFocus(host(), true);
    jest.advanceTimersByTime(200);
    expect(document.activeElement).toBe(document.querySelector('[data-pane]'));
  });

  test.each([
    ['role', 'dialog'],
    ['role', 'alertdialog'],
    ['open', ''],
  ])('waits for a question with %s="%s"', (attribute, value) => {
    keepFocus(host(), true);
    const dialog = document.createElement(attribute === 'open' ? 'dialog' : 'div');
    dialog.setAttribute(attribute, value);
    document.body.append(dialog);
    jest.advanceTimersByTime(5_000);
    expect(document.activeElement).toBe(document.body);
    dialog.remove();
    jest.advanceTimersByTime(60);
    expect(document.activeElement).toBe(host().querySelector('h1'));
  });

  test.each<[string, (dialog: HTMLElement) => void]>([
    ['in a hidden page', (dialog) => (dialog.hidden = true)],
    ['that lets the person work beside it', (dialog) => dialog.setAttribute('aria-modal', 'false')],
  ])('A38 does not wait for a dialog %s', (_name, prepare) => {
    prepare(ask());
    keepFocus(host(), true);
    jest.advanceTimersByTime(200);
    expect(document.activeElement).toBe(host().querySelector('h1'));
    jest.advanceTimersByTime(5_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('gives up after a second and a half, counted anew from the answer', () => {
    const elsewhere = document.querySelector<HTMLElement>('#elsewhere')!;
    elsewhere.focus();
    keepFocus(host(), true);
    jest.advanceTimersByTime(1_200);
    const dialog = ask();
    jest.advanceTimersByTime(1_200);
    dialog.remove();
    jest.advanceTimersByTime(1_200);
    elsewhere.blur();
    jest.advanceTimersByTime(120);
    expect(document.activeElement).toBe(host().querySelector('h1'));
    (document.activeElement as HTMLElement).blur();
    elsewhere.focus();
    jest.advanceTimersByTime(600);
    elsewhere.blur();
    jest.advanceTimersByTime(600);
    expect(document.activeElement).toBe(document.body);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('of two questions in one pane the later one counts, and what can have the focus keeps its place in the order', () => {
    const heading = host().querySelector('h1')!;
    heading.tabIndex = 0;
    keepFocus(host(), true);
    keepFocus(host(), true);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(60);
    expect(document.activeElement).toBe(heading);
    expect(heading.tabIndex).toBe(0);
    heading.blur();
    heading.removeAttribute('tabindex');
    jest.advanceTimersByTime(60);
    expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1]);
  });

  test.each([
    ['that moved away stays there', () => document.querySelector<HTMLElement>('#elsewhere')!.focus(), '#elsewhere'],
    ['stays where it is without a question', () => undefined, 'body'],
    ['does not move into a hidden pane', () => (host().parentElement!.dataset.shown = 'false'), 'body'],
  ])('%s', (name, prepare, selector) => {
    prepare();
    keepFocus(host(), !name.includes('without'));
    jest.advanceTimersByTime(5_000);
    expect(document.activeElement).toBe(document.querySelector(selector));
    expect(jest.getTimerCount()).toBe(0);
  });
});
