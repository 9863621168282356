/** The modules of the work-order app: the portal says by its `source` which one a pane shows. */
export const SOURCES = ['workorder', 'decoration', 'task', 'publicBenefits'] as const;
export type Source = (typeof SOURCES)[number];

/** The module that a variant names; undefined for every other word. */
export const sourceOf = (variant: string | null): Source | undefined => SOURCES.find((source) => source === variant);
