import { type Card, dayOf, DOORS, HOLDER_KINDS, shownState, SHOWN_STATES } from '../cards/card';
import { findCards, PORTION, readSearch, type Search, writeSearch } from '../cards/search';
import { build, choice } from '../element';
import { anchor, type Page, type AppContext } from '../appContext';
import { badge } from './badge';

const labelled = (label: string, control: HTMLElement) =>
  build('div', { class: 'nfc-filter' }, build('label', { for: control.id }, label), control);

/** All cards as tiles. The search is in the address, typed text too. */
export function registerPage(context: AppContext, start: URL): Page {
  const { t, day, register, mayIssue } = context;
  let search = readSearch(start.searchParams);

  const apply = (change: Partial<Search>, isReplaced = false) => {
    context.go(`/cards${writeSearch({ ...search, text: text.value, portions: 1, ...change })}`, { isReplaced });
  };
  const text = build('input', {
    id: 'nfc-search',
    class: 'nfc-input',
    type: 'search',
    autocomplete: 'off',
    maxlength: 60,
    // At once, so that leaving the page loses nothing.
    oninput: () => apply({}, true),
  });
  const none = t('register.all');
  const state = choice('nfc-state', SHOWN_STATES, {
    none,
    nameOf: (value) => t(`state.${value}`),
    onChoose: (value) => apply({ state: value }),
  });
  const kind = choice('nfc-kind', HOLDER_KINDS, {
    none,
    nameOf: (value) => t(`kind.${value}`),
    onChoose: (value) => apply({ kind: value }),
  });
  const door = choice('nfc-door', DOORS, {
    none,
    nameOf: (value) => t(`door.${value}`),
    onChoose: (value) => apply({ door: value }),
  });
  const ending = build('input', { type: 'checkbox', onchange: () => apply({ ending: ending.checked }) });
  const reset = build(
    'button',
    { type: 'button', class: 'nfc-button nfc-quiet', onclick: () => context.go('/cards') },
    t('register.reset'),
  );
  const found = build('p', { class: 'nfc-found', role: 'status' });
  const list = build('div');

  const tile = (card: Card, today: string) =>
    build(
      'li',
      { class: 'nfc-tile' },
      build(
        'div',
        { class: 'nfc-tile-head' },
        anchor(context, `/cards/${card.id}`, 'nfc-link nfc-holder', card.holder),
        badge(context, shownState(card, today)),
      ),
      build('p', { class: 'nfc-faint' }, `${t(`kind.${card.kind}`)} · ${card.home}`),
      build('p', { class: 'nfc-chip' }, card.chip),
      build('p', { class: 'nfc-doors' }, ...card.doors.map((each) => build('span', {}, t(`door.${each}`)))),
      build('p', { class: 'nfc-faint' }, t('card.until', { day: day(card.validUntil) })),
    );

  const draw = () => {
    const today = dayOf(new Date());
    const cards = findCards(register.all(), search, today);
    const shown = cards.slice(0, search.portions * PORTION);
    const left = cards.length - shown.length;
    if (text.value.trim() !== search.text) text.value = search.text;
    state.value = search.state ?? '';
    kind.value = search.kind ?? '';
    door.value = search.door ?? '';
    ending.checked = search.ending;
    reset.hidden = writeSearch({ ...search, portions: 1 }) === '';
    found.textContent = cards.length > 0 ? t('register.found', { count: cards.length }) : t('register.none');
    if (cards.length === 0) return list.replaceChildren(build('p', { class: 'nfc-nothing' }, t('register.noneHint')));
    list.replaceChildren(
      build('ul', { class: 'nfc-tiles', 'aria-label': t('register.list') }, ...shown.map((card) => tile(card, today))),
    );
    if (left > 0)
      list.append(
        build(
          'button',
          {
            id: 'nfc-more',
            type: 'button',
            class: 'nfc-button',
            onclick: () => apply({ portions: search.portions + 1 }, true),
          },
          t('register.more', { count: Math.min(left, PORTION) }),
        ),
      );
  };

  const element = build(
    'div',
    {},
    build(
      'header',
      { class: 'nfc-head' },
      build(
        'div',
        {},
        build('h1', { tabindex: -1 }, t('register.title')),
        build('p', { class: 'nfc-faint' }, t('register.lead')),
      ),
      mayIssue && anchor(context, '/cards/new', 'nfc-button nfc-main', t('register.new')),
    ),
    build(
      'section',
      { class: 'nfc-panel nfc-filters', role: 'search' },
      labelled(t('register.search'), text),
      labelled(t('register.state'), state),
      labelled(t('register.kind'), kind),
      labelled(t('register.door'), door),
      build('label', { class: 'nfc-check' }, ending, t('register.ending')),
      reset,
    ),
    found,
    list,
  );
  draw();

  return {
    element,
    title: null,
    follow: (inner) => {
      if (inner.pathname !== '/cards') return false;
      search = readSearch(inner.searchParams);
      const hadFocus = list.contains(document.activeElement);
      draw();
      if (hadFocus)
        (list.querySelector<HTMLElement>('#nfc-more') ?? element.querySelector('h1'))?.focus({ preventScroll: true });
      return true;
    },
    hasUnsaved: () => false,
  };
}
