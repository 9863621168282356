import { type Card, dayOf, DOORS, HOLDER_KINDS, shownState, SHOWN_STATES } from '../cards/card';
import { findCards, PORTION, readSearch, type Search, writeSearch } from '../cards/search';
import { build, choice } from '../element';
import { anchor, type Page, type AppContext } from '../appContext';
import { badge, pageHead } from './badge';

/** All cards as tiles. The search is in the address, typed text too. */
export function registerPage(context: AppContext, start: URL): Page {
  const { t, day, register, mayIssue } = context;
  let search = readSearch(start.searchParams);

  const apply = (change: Partial<Search>, isReplaced = false) => {
    context.go(`/cards${writeSearch({ ...search, text: text.value, portions: 1, ...change })}`, { isReplaced });
  };
  const text = build('input', {
    id: 'nfc-search',
    'aria-label': t('register.search'),
    placeholder: t('register.search'),
    type: 'search',
    autocomplete: 'off',
    maxlength: 60,
    // At once, so that leaving the page loses nothing.
    oninput: () => apply({}, true),
  });
  const none = (label: string) => `${label} · ${t('register.all')}`;
  const state = choice('nfc-state', SHOWN_STATES, {
    label: t('register.state'),
    none: none(t('register.state')),
    nameOf: (value) => t(`state.${value}`),
    onChoose: (value) => apply({ state: value }),
  });
  const kind = choice('nfc-kind', HOLDER_KINDS, {
    label: t('register.kind'),
    none: none(t('register.kind')),
    nameOf: (value) => t(`kind.${value}`),
    onChoose: (value) => apply({ kind: value }),
  });
  const door = choice('nfc-door', DOORS, {
    label: t('register.door'),
    none: none(t('register.door')),
    nameOf: (value) => t(`door.${value}`),
    onChoose: (value) => apply({ door: value }),
  });
  const ending = build('input', { type: 'checkbox', onchange: () => apply({ ending: ending.checked }) });
  const reset = build(
    'button',
    { type: 'button', class: 'button link', onclick: () => context.go('/cards') },
    t('register.reset'),
  );
  const found = build('span', { class: 'total', role: 'status' });
  const list = build('div');

  const tile = (card: Card, today: string) =>
    build(
      'li',
      { class: 'card tile' },
      build(
        'div',
        { class: 'tile-head' },
        anchor(context, `/cards/${card.id}`, 'holder', card.holder),
        badge(context, shownState(card, today)),
      ),
      build('p', { class: 'muted' }, `${t(`kind.${card.kind}`)} · ${card.home}`),
      build('p', { class: 'chip' }, card.chip),
      build('p', { class: 'doors' }, ...card.doors.map((each) => build('span', {}, t(`door.${each}`)))),
      build('p', { class: 'muted' }, t('card.until', { day: day(card.validUntil) })),
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
    found.textContent = t('register.found', { count: cards.length });
    if (cards.length === 0)
      return list.replaceChildren(
        build('div', { class: 'card empty' }, build('strong', {}, t('register.none')), t('register.noneHint')),
      );
    list.replaceChildren(
      build('ul', { class: 'tiles', 'aria-label': t('register.list') }, ...shown.map((card) => tile(card, today))),
    );
    if (left > 0)
      list.append(
        build(
          'button',
          {
            id: 'nfc-more',
            type: 'button',
            class: 'button',
            onclick: () => apply({ portions: search.portions + 1 }, true),
          },
          t('register.more', { count: Math.min(left, PORTION) }),
        ),
      );
  };

  const element = build(
    'div',
    {},
    pageHead({
      heading: t('register.title'),
      facts: [t('register.lead')],
      actions:
        mayIssue &&
        build('div', { class: 'actions' }, anchor(context, '/cards/new', 'button primary', t('register.new'))),
    }),
    build(
      'section',
      { class: 'filters', role: 'search' },
      text,
      state,
      kind,
      door,
      build('label', { class: 'check' }, ending, t('register.ending')),
      reset,
      found,
    ),
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
