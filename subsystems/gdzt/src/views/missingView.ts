import { lastAddressOf } from '@portal/subsystem-sdk';
import { link, type AppContext, type View } from '../appContext';
import { pageHead } from './parts';

/** Page for an address or a ticket that does not exist. */
export const missingView = (context: AppContext, heading: string): View => ({
  title: null,
  element: pageHead({
    back: link(context, lastAddressOf(context.portal, '/tickets'), { class: 'back' }, context.t('ticket.back')),
    heading,
    facts: [context.t('missing.hint')],
  }),
  follow: () => false,
  tick: () => undefined,
  hasUnsaved: () => false,
});
