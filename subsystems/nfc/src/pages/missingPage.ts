import { lastAddressOf } from '@portal/subsystem-sdk';
import { anchor, type Page, type AppContext } from '../appContext';
import { pageHead } from './badge';

/** Page for an address or a card that does not exist. */
export const missingPage = (context: AppContext, heading: string): Page => ({
  title: null,
  element: pageHead({
    back: anchor(context, lastAddressOf(context.portal, '/cards'), 'back', context.t('card.back')),
    heading,
    facts: [context.t('missing.hint')],
  }),
  follow: () => false,
  hasUnsaved: () => false,
});
