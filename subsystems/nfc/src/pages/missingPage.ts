import { build } from '../element';
import { anchor, type Page, type Reception } from '../reception';

/** An address that names nothing. */
export const missingPage = (reception: Reception, text: string): Page => ({
  title: null,
  element: build(
    'section',
    { class: 'nfc-panel nfc-nothing' },
    build('h1', { tabindex: -1 }, text),
    anchor(reception, '/cards', 'nfc-link', reception.t('card.back')),
  ),
  follow: () => false,
  hasUnsaved: () => false,
});
