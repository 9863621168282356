/** The modules of the work-order app; the portal's `source` parameter selects the one that a pane shows. */
export const SOURCES = ['workorder', 'decoration', 'task', 'publicBenefits'] as const;
export type Source = (typeof SOURCES)[number];

/** The module of a variant; undefined for unknown ones. */
export const sourceOf = (variant: string | null): Source | undefined => SOURCES.find((source) => source === variant);
