/** Whether the user prefers reduced motion at present (WCAG 2.3.3). */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
