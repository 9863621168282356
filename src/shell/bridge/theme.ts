import type { PortalTheme } from '@portal/subsystem-sdk';

/** The theme for micro-apps, read from the page's own CSS variables, so that it matches what the portal shows. */
export const readTheme = (): PortalTheme => themeAt(document.documentElement);

const lightThemes = new WeakMap<PortalTheme, PortalTheme>();

/**
 * The same theme in light colors, for a micro-app that knows no others; one object for each theme, because a new one
 * would draw the micro-app anew.
 */
export function lightThemeOf(theme: PortalTheme): PortalTheme {
  if (theme.colorScheme !== 'dark') return theme;
  const known = lightThemes.get(theme);
  if (known) return known;
  const probe = document.createElement('div');
  probe.hidden = true;
  probe.dataset.colorScheme = 'light';
  document.body.append(probe);
  const light = themeAt(probe);
  probe.remove();
  lightThemes.set(theme, light);
  return light;
}

function themeAt(element: HTMLElement): PortalTheme {
  const style = getComputedStyle(element);
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const pixels = (name: string) => Number.parseFloat(value(name)) || 0;
  return Object.freeze({
    ink: value('ink'),
    ink2: value('ink-2'),
    ink3: value('ink-3'),
    line: value('line'),
    lineStrong: value('line-strong'),
    background: value('background'),
    card: value('card'),
    brand: value('brand'),
    brandStrong: value('brand-strong'),
    brandWeak: value('brand-weak'),
    success: value('success'),
    warning: value('warning'),
    danger: value('danger'),
    radiusCard: pixels('radius-card'),
    radiusControl: pixels('radius-control'),
    radiusTag: pixels('radius-tag'),
    fontFamily: value('font'),
    colorScheme: element.dataset.colorScheme === 'dark' ? 'dark' : 'light',
  });
}
