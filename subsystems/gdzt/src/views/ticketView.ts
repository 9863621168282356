import { lastAddressOf } from '@portal/subsystem-sdk';
import { link, type AppContext, type View } from '../appContext';
import { h } from '../dom';
import { slaOf } from '../tickets/sla';
import type { Ticket } from '../tickets/ticket';
import { clock, pageHead, priorityTag, statusTag } from './parts';
import { type Editing, hasChanges, ticketForm } from './ticketForm';

/** One ticket with its form or history in tabs, which share the values being edited. */
export function ticketView(context: AppContext, ticket: Ticket, start: URL, editing: Editing): View {
  const { t, time, portal } = context;
  const path = start.pathname;
  const own = clock(context, ticket);

  const report = () => portal.reportUnsaved(hasChanges(ticket, editing));
  const log = () =>
    h(
      'ol',
      { class: 'log' },
      ...ticket.log.map(({ at, who, action, note }) =>
        h(
          'li',
          {},
          h('strong', {}, t(`action.${action}`)),
          h('span', {}, who),
          h('time', { datetime: at }, time(at)),
          note && h('p', {}, note),
        ),
      ),
    );
  const content = (tab: 'handling' | 'log') => {
    if (tab === 'log') return log();
    if (ticket.status === 'done') return h('p', { class: 'note' }, t('ticket.over'));
    return ticketForm(context, ticket, editing, report);
  };

  const tabs = {
    handling: link(context, path, {}, t('ticket.handling')),
    log: link(context, `${path}?tab=log`, {}, t('ticket.log')),
  };
  const nav = h('nav', { class: 'tabs', 'aria-label': t('ticket.tabs') }, tabs.handling, tabs.log);
  const main = h('section', { class: 'card' }, nav);
  /** The tabs and their focus stay; a focus inside the old panel moves to the new tab. */
  const fill = (inner: URL) => {
    const current = inner.searchParams.get('tab') === 'log' ? 'log' : 'handling';
    const hadFocus = main.contains(document.activeElement) && !nav.contains(document.activeElement);
    while (nav.nextSibling) nav.nextSibling.remove();
    main.append(content(current));
    for (const tab of [tabs.handling, tabs.log]) tab.removeAttribute('aria-current');
    tabs[current].setAttribute('aria-current', 'page');
    if (hadFocus) tabs[current].focus({ preventScroll: true });
  };
  fill(start);

  const fact = (label: string, value: string) => [h('dt', {}, label), h('dd', {}, value)];
  const element = h(
    'div',
    {},
    pageHead({
      back: link(context, lastAddressOf(context.portal, '/tickets'), { class: 'back' }, t('ticket.back')),
      heading: ticket.title,
      facts: [priorityTag(context, ticket.priority), statusTag(context, ticket.status), own.element],
    }),
    h(
      'div',
      { class: 'columns' },
      h(
        'section',
        { class: 'card' },
        h('h2', {}, t('ticket.about')),
        h(
          'dl',
          { class: 'facts' },
          ...fact(t('ticket.number'), ticket.number),
          ...fact(t('ticket.trade'), t(`trade.${ticket.trade}`)),
          ...fact(t('ticket.place'), `${ticket.community} ${ticket.place}`),
          ...fact(t('column.team'), ticket.team ?? t('team.none')),
          ...fact(t('ticket.reporter'), ticket.reporter),
          ...fact(t('ticket.created'), time(ticket.createdAt)),
          ...fact(t('ticket.due'), time(slaOf(ticket, new Date()).dueAt)),
          ...(ticket.result ? fact(t('ticket.result'), ticket.result) : []),
        ),
      ),
      main,
    ),
  );
  report();

  return {
    element,
    title: ticket.number,
    follow: (inner) => {
      if (inner.pathname !== path) return false;
      fill(inner);
      return true;
    },
    tick: own.tick,
    hasUnsaved: () => hasChanges(ticket, editing),
  };
}
