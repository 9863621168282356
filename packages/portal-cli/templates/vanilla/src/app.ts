import {
  baseStyles,
  createNavigator,
  isPlainClick,
  leaveQuestion,
  type PortalContext,
  themeVariables,
} from '@portal/subsystem-sdk';
import { addRecord, listRecords } from './records';
import { styles } from './styles';
import { texts } from './texts';

const FORM = '/records/new';

/** Creates an element with properties and children. */
function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Starts the program in an element of the portal; returns what stops it. */
export function startApp(container: HTMLElement, portal: PortalContext): () => void {
  const style = create('style', { textContent: baseStyles('.__CODE__-app') + styles });
  const root = create('div', { className: '__CODE__-app' });
  container.append(style, root);
  const navigator = createNavigator(portal);
  // Outside of the page: a change of the language draws the page again and keeps what is typed.
  let draft = '';
  let hasProblem = false;

  const text = (key: keyof (typeof texts)['en-US']) => texts[portal.getState().locale][key];

  const setDraft = (value: string) => {
    draft = value;
    // The portal asks before it closes this pane, and never suspends it.
    portal.reportUnsaved(value !== '');
    navigator.setGuard(value === '' ? null : () => portal.confirm(leaveQuestion(portal.getState().locale)));
  };

  const link = (to: string, label: string) =>
    create(
      'a',
      {
        href: portal.navigation.hrefOf(to),
        onclick: (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void navigator.go(to);
        },
      },
      label,
    );

  const listPage = () => {
    const rows = listRecords().map(({ title }) => create('li', {}, title));
    const list = rows.length > 0 ? create('ul', { className: 'rows' }, ...rows) : create('p', {}, text('empty'));
    return [list, link(FORM, text('add'))];
  };

  const formPage = () => {
    const input = create('input', { id: '__CODE__-title', value: draft, oninput: () => setDraft(input.value) });
    const problem = create('p', { className: 'problem', role: 'alert' }, hasProblem ? text('titleMissing') : '');
    const onsubmit = (event: Event) => {
      event.preventDefault();
      hasProblem = draft.trim() === '';
      if (hasProblem) return draw();
      addRecord(draft.trim());
      setDraft('');
      portal.toast({ type: 'success', text: text('saved') });
      void navigator.go('/');
    };
    const form = create(
      'form',
      { onsubmit, noValidate: true },
      create('div', { className: 'field' }, create('label', { htmlFor: input.id }, text('title')), input, problem),
      create(
        'div',
        { className: 'actions' },
        create('button', { className: 'button primary', type: 'submit' }, text('save')),
        link('/', text('cancel')),
      ),
    );
    return [form];
  };

  const draw = () => {
    const { theme, locale } = portal.getState();
    const isForm = navigator.address().startsWith(FORM);
    const title = text(isForm ? 'add' : 'list');
    for (const [name, value] of Object.entries(themeVariables(theme))) root.style.setProperty(name, value);
    root.lang = locale;
    portal.navigation.setTitle(title);
    const heading = create('h1', { tabIndex: -1 }, title);
    root.replaceChildren(heading, ...(isForm ? formPage() : listPage()));
    return heading;
  };

  draw();
  const stops = [
    // After a navigation the heading takes the focus, so that a screen reader reads the new page.
    navigator.subscribe(() => {
      hasProblem = false;
      setDraft('');
      draw().focus({ preventScroll: true });
    }),
    portal.subscribe((state, previous) => {
      if (state.locale !== previous.locale || state.theme !== previous.theme) draw();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    navigator.stop();
    style.remove();
    root.remove();
  };
}
