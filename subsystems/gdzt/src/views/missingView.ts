import { link, type AppContext, type View } from '../appContext';
import { h } from '../dom';

/** Page for an unknown address. */
export const missingView = (context: AppContext, text: string): View => ({
  title: null,
  element: h(
    'section',
    { class: 'card empty' },
    h('h1', { tabindex: -1 }, text),
    link(context, '/tickets', {}, context.t('ticket.back')),
  ),
  follow: () => false,
  tick: () => undefined,
  hasUnsaved: () => false,
});
