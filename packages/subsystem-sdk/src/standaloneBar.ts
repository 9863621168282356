import type { PortalContext, PortalTheme } from './context.ts';
import type { FakePortal } from './fakePortal.ts';
import type { Texts } from './texts.ts';

/** Texts of the bar; the language button is labeled in the other language. */
export const barTexts: Texts<'standalone' | 'language'> = {
  'zh-CN': { standalone: '独立运行，未接入门户', language: 'English' },
  'en-US': { standalone: 'Standalone mode (no portal)', language: '中文' },
};

/** Returns the fake portal of a subsystem that runs standalone; null inside the real portal. */
export const standalonePortalOf = (portal: PortalContext): FakePortal | null =>
  'setState' in portal ? (portal as FakePortal) : null;

/** Switches a standalone subsystem between Chinese and English. */
export const switchLocale = (portal: FakePortal): void =>
  portal.setState({ locale: portal.getState().locale === 'zh-CN' ? 'en-US' : 'zh-CN' });

/** Gives the page of a standalone subsystem the portal's background and no margin. */
export const styleStandalonePage = ({ background }: PortalTheme): void =>
  void Object.assign(document.body.style, { margin: '0', background });

/** Inline styles, because the bar is outside the element that carries the subsystem's style sheet. */
export const barStyles = (theme: PortalTheme) =>
  ({
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 20px',
      alignItems: 'center',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: '6px clamp(12px, 3vw, 24px)',
      color: theme.ink2,
      background: theme.brandWeak,
      fontFamily: theme.fontFamily,
      fontSize: '13px',
      lineHeight: '20px',
    },
    button: {
      padding: '2px 10px',
      color: theme.brand,
      background: 'none',
      border: '1px solid currentcolor',
      borderRadius: `${theme.radiusTag}px`,
      font: 'inherit',
      cursor: 'pointer',
    },
  }) as const;
