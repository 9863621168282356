import type { StatusTone } from '@portal/subsystem-sdk';
import type { ShownState } from '../cards/card';
import { build } from '../element';
import type { AppContext } from '../appContext';

const TONES: Record<ShownState, StatusTone> = {
  active: 'success',
  expired: 'warning',
  locked: 'danger',
  returned: 'quiet',
};

/** The displayed status of a card, as color and word. */
export const badge = ({ t }: AppContext, state: ShownState): HTMLElement =>
  build('span', { class: 'status', 'data-tone': TONES[state] }, t(`state.${state}`));

interface HeadParts {
  back?: Node;
  heading: string;
  facts: (Node | string | false | null)[];
  actions?: Node | false;
}

/** Head of a page, as in the style sheet of the SDK. */
export const pageHead = ({ back, heading, facts, actions }: HeadParts): HTMLElement =>
  build(
    'header',
    { class: 'page-head' },
    back,
    build('div', {}, build('h1', { tabindex: -1 }, heading), build('p', { class: 'page-head-facts' }, ...facts)),
    actions,
  );
