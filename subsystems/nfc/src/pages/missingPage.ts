import { build } from '../element';
import { anchor, type Page, type AppContext } from '../appContext';

/** Page for an unknown address. */
export const missingPage = (context: AppContext, text: string): Page => ({
  title: null,
  element: build(
    'section',
    { class: 'card empty' },
    build('h1', { tabindex: -1 }, text),
    anchor(context, '/cards', '', context.t('card.back')),
  ),
  follow: () => false,
  hasUnsaved: () => false,
});
