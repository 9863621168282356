import type { PortalTheme } from '@portal/subsystem-sdk';

/** The theme for micro-apps, read from the page's own CSS variables, so that it matches what the portal shows. */
export function readTheme(): PortalTheme {
  const style = getComputedStyle(document.documentElement);
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
  });
}
