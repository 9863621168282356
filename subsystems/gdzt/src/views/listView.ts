import { createPager, pageOf } from '@portal/subsystem-sdk';
import { link, type AppContext, type View } from '../appContext';
import { h, select } from '../dom';
import { applyFilter, PAGE_SIZE, readFilter, type TicketFilter, writeFilter } from '../tickets/filter';
import { PRIORITIES, TEAMS, TICKET_STATUSES, type Priority, type Ticket } from '../tickets/ticket';
import { clock, pageHead, priorityTag, statusTag } from './parts';

/** The list: its filter is the address; a changed address only updates what differs. */
export function listView(context: AppContext, start: URL): View {
  const { t } = context;
  let filter = readFilter(start.searchParams);
  let clocks: (() => void)[] = [];

  const apply = (change: Partial<TicketFilter>, isTyping = false) => {
    context.go(`/tickets${writeFilter({ ...filter, text: search.value, page: 1, ...change })}`, isTyping);
  };
  const search = h('input', {
    id: 'gdzt-search',
    'aria-label': t('list.search'),
    placeholder: t('list.search'),
    type: 'search',
    autocomplete: 'off',
    maxlength: 60,
    on: {
      // At once, so that leaving the page loses nothing.
      input: () => apply({}, true),
    },
  });
  const priority = select(
    PRIORITIES.map((value) => [value, t(`priority.${value}`)] as const),
    null,
    (value) => apply({ priority: value as Priority | null }),
    `${t('list.priority')} · ${t('list.all')}`,
  );
  priority.id = 'gdzt-priority';
  priority.setAttribute('aria-label', t('list.priority'));
  const team = select(
    TEAMS.map((value) => [value, value] as const),
    null,
    (value) => apply({ team: value }),
    `${t('list.team')} · ${t('list.all')}`,
  );
  team.id = 'gdzt-team';
  team.setAttribute('aria-label', t('list.team'));
  const overdue = h('input', { type: 'checkbox', on: { change: () => apply({ overdue: overdue.checked }) } });
  const reset = h(
    'button',
    {
      type: 'button',
      class: 'button link',
      on: {
        click: () => {
          context.go('/tickets');
          search.focus();
        },
      },
    },
    t('list.reset'),
  );
  const tiles = TICKET_STATUSES.map((status) => {
    const count = h('strong');
    const button = h(
      'button',
      {
        type: 'button',
        on: { click: () => apply({ status: filter.status === status ? null : status }) },
      },
      statusTag(context, status),
      ' ',
      count,
    );
    return { status, button, count };
  });
  const results = h('div');
  const pager = createPager({
    page: 1,
    pages: 1,
    total: '',
    locale: context.portal.getState().locale,
    onChange: (page) => apply({ page }),
  });

  const row = (ticket: Ticket) => {
    const { element, tick } = clock(context, ticket);
    clocks.push(tick);
    return h(
      'tr',
      {},
      h(
        'th',
        { scope: 'row' },
        h(
          'span',
          { class: 'subject' },
          priorityTag(context, ticket.priority),
          link(context, `/tickets/${ticket.id}`, { 'aria-label': `${ticket.title} ${ticket.number}` }, ticket.title),
        ),
        h('span', { class: 'muted figures' }, ticket.number),
      ),
      h('td', { 'data-label': t('column.place') }, `${ticket.community} ${ticket.place}`),
      h('td', { 'data-label': t('column.team') }, ticket.team ?? h('span', { class: 'muted' }, t('team.none'))),
      h('td', { class: 'table-status' }, statusTag(context, ticket.status)),
      h('td', { 'data-label': t('column.clock') }, element),
    );
  };

  const draw = () => {
    const now = new Date();
    const all = context.store.all();
    const beside = applyFilter(all, { ...filter, status: null }, now);
    const found = applyFilter(all, filter, now);
    const { page, pages, rows } = pageOf(found, filter.page, PAGE_SIZE);
    // Typed text is only overwritten by an address that was changed elsewhere.
    if (search.value.trim() !== filter.text) search.value = filter.text;
    priority.value = filter.priority ?? '';
    team.value = filter.team ?? '';
    overdue.checked = filter.overdue;
    reset.hidden = writeFilter({ ...filter, page: 1 }) === '';
    for (const { status, button, count } of tiles) {
      button.setAttribute('aria-pressed', String(filter.status === status));
      count.textContent = String(beside.filter((ticket) => ticket.status === status).length);
    }
    clocks = [];
    const hadFocus = results.contains(document.activeElement);
    const head = ['column.ticket', 'column.place', 'column.team', 'column.status', 'column.clock'] as const;
    results.replaceChildren(
      found.length === 0
        ? h('div', { class: 'empty', role: 'status' }, h('strong', {}, t('list.none')), t('list.noneHint'))
        : h(
            'table',
            { class: 'table', 'aria-label': t('list.table') },
            h('thead', {}, h('tr', {}, ...head.map((key) => h('th', { scope: 'col' }, t(key))))),
            h('tbody', {}, ...rows.map(row)),
          ),
    );
    pager.element.hidden = found.length === 0;
    pager.update({ page, pages, total: t('list.count', { count: found.length }) });
    // The row with the focus is gone.
    if (hadFocus) element.querySelector('h1')?.focus({ preventScroll: true });
  };

  const element = h(
    'div',
    {},
    pageHead({ heading: t('list.title'), facts: [t(context.canDispatch ? 'list.lead' : 'list.readOnly')] }),
    h(
      'div',
      { class: 'counters', role: 'group', 'aria-label': t('list.statusGroup') },
      ...tiles.map(({ button }) => button),
    ),
    h(
      'section',
      { class: 'card' },
      h(
        'div',
        { class: 'filters', role: 'search' },
        search,
        priority,
        team,
        h('label', { class: 'check' }, overdue, t('list.overdue')),
        reset,
      ),
      results,
      pager.element,
    ),
  );
  draw();

  return {
    element,
    title: null,
    follow: (inner) => {
      if (inner.pathname !== '/tickets') return false;
      filter = readFilter(inner.searchParams);
      draw();
      return true;
    },
    tick: () => clocks.forEach((tick) => tick()),
    hasUnsaved: () => false,
  };
}
