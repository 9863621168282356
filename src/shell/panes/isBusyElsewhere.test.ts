import { isBusyElsewhere } from './usePaneFocus';

const pane = () => document.querySelector<HTMLElement>('#pane')!;

afterEach(() => document.body.replaceChildren());

test.each([
  ['a field', '<input id="here" />', true],
  ['the button of a menu that is open', '<button id="here" aria-haspopup="menu" aria-expanded="true"></button>', true],
  ['the button of a list that is open', '<button id="here" aria-controls="list" aria-expanded="true"></button>', true],
  ['the button of a list that is closed', '<button id="here" aria-expanded="false"></button>', false],
  ['a link of the navigation', '<a id="here" href="/home"></a>', false],
  ['a field of a page that was left', '<div data-shown="false"><input id="here" /></div>', false],
])('A38 R068 whether %s keeps the focus from the heading of a page that comes late', (_, html, isBusy) => {
  document.body.innerHTML = `${html}<section id="pane"></section>`;
  document.querySelector<HTMLElement>('#here')!.focus();
  expect(isBusyElsewhere(pane())).toBe(isBusy);
});
