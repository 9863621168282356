import type { GrayRule } from './schema';

/** The lists of a rule. */
export const RULE_SCOPES = ['regionIds', 'projectIds', 'userJobNumbers'] as const;

export type RuleScope = (typeof RULE_SCOPES)[number];

/** Entries added to and removed from one list. */
export interface ScopeChange {
  scope: RuleScope;
  added: string[];
  removed: string[];
}

/** What saving a rule would change (R051); unchanged fields are absent. */
export interface RuleDifference {
  enabled?: boolean;
  percent?: { from: number | undefined; to: number | undefined };
  scopes: ScopeChange[];
}

const without = (list: readonly string[], other: readonly string[]): string[] => {
  const known = new Set(other);
  return [...new Set(list)].filter((id) => !known.has(id));
};

/** Compares two rules of one service; order within a list does not matter. */
export function compareRules(from: GrayRule, to: GrayRule): RuleDifference {
  return {
    ...(from.enabled !== to.enabled && { enabled: to.enabled }),
    ...(from.percent !== to.percent && { percent: { from: from.percent, to: to.percent } }),
    scopes: RULE_SCOPES.map((scope) => ({
      scope,
      added: without(to[scope], from[scope]),
      removed: without(from[scope], to[scope]),
    })).filter(({ added, removed }) => added.length + removed.length > 0),
  };
}

/** Number of single changes: one per switch and percentage, one per entry added or removed. */
export const countChanges = ({ enabled, percent, scopes }: RuleDifference): number =>
  (enabled === undefined ? 0 : 1) +
  (percent === undefined ? 0 : 1) +
  scopes.reduce((sum, { added, removed }) => sum + added.length + removed.length, 0);
