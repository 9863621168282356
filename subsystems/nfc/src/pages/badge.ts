import type { ShownState } from '../cards/card';
import { build } from '../element';
import type { AppContext } from '../appContext';

/** The displayed status of a card, as color and word. */
export const badge = ({ t }: AppContext, state: ShownState): HTMLElement =>
  build('span', { class: `nfc-badge nfc-badge-${state}` }, t(`state.${state}`));
