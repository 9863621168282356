import { createElement, type ReactElement, type ReactNode, useEffect } from 'react';
import { barStyles, barTexts, standalonePortalOf, styleStandalonePage, switchLocale } from '../standaloneBar.ts';
import { usePortal, usePortalState, useTexts } from './portal.ts';

/**
 * Bar at the top of a subsystem that runs standalone: says so, and switches the language. Renders nothing inside the
 * portal.
 *
 * @param props.children - Controls of the subsystem's own, between the text and the language button.
 */
export function StandaloneBar({ children }: { children?: ReactNode }): ReactElement | null {
  const portal = standalonePortalOf(usePortal());
  const theme = usePortalState((state) => state.theme);
  const t = useTexts(barTexts);

  useEffect(() => {
    if (portal) styleStandalonePage(theme);
  }, [portal, theme]);

  if (!portal) return null;
  const { bar, button } = barStyles(theme);
  return createElement(
    'div',
    { style: bar },
    createElement('span', null, t('standalone')),
    children,
    createElement('button', { type: 'button', style: button, onClick: () => switchLocale(portal) }, t('language')),
  );
}
