import { type DefineComponent, defineComponent, h, version, watchEffect } from 'vue';
import { barStyles, barTexts, standalonePortalOf, styleStandalonePage, switchLocale } from '../standaloneBar.ts';
import { usePortal, usePortalState, useTexts } from './portal.ts';

/** Attributes and listener of the button; Vue 2 takes them in groups. */
const buttonData = (onClick: () => void) =>
  version.startsWith('2.') ? { attrs: { type: 'button' }, on: { click: onClick } } : { type: 'button', onClick };

/**
 * Bar at the top of a subsystem that runs standalone: says so, and switches the language. Renders nothing inside the
 * portal. The default slot holds controls of the subsystem's own, between the text and the language button.
 */
export const StandaloneBar: DefineComponent = defineComponent({
  name: 'StandaloneBar',
  setup(_, { slots }) {
    const portal = standalonePortalOf(usePortal());
    const state = usePortalState();
    const t = useTexts(barTexts);
    if (!portal) return () => null;

    watchEffect(() => styleStandalonePage(state.value.theme));
    return () => {
      const { bar, button } = barStyles(state.value.theme);
      return h('div', { style: bar }, [
        h('span', t('standalone')),
        slots.default?.(),
        h('button', { style: button, ...buttonData(() => switchLocale(portal)) }, t('language')),
      ]);
    };
  },
}) as DefineComponent;
