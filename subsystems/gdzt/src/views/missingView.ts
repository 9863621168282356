import { link, type Desk, type View } from '../desk';
import { h } from '../dom';

/** An address that names nothing. */
export const missingView = (desk: Desk, text: string): View => ({
  title: null,
  element: h(
    'section',
    { class: 'gdzt-card gdzt-empty' },
    h('h1', { tabindex: -1 }, text),
    link(desk, '/tickets', { class: 'gdzt-link' }, desk.t('ticket.back')),
  ),
  follow: () => false,
  tick: () => undefined,
  hasUnsaved: () => false,
});
