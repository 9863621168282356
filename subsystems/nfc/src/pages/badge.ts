import type { ShownState } from '../cards/card';
import { build } from '../element';
import type { AppContext } from '../appContext';

/** What a card is at the moment, by colour and word. */
export const badge = ({ t }: AppContext, state: ShownState): HTMLElement =>
  build('span', { class: `nfc-badge nfc-badge-${state}` }, t(`state.${state}`));
