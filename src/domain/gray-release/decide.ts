// Whom a rule reaches, computed from its scopes. Assumed, as the rule itself is (R287): a region includes everything
// below it, scopes add up, and the percentage is a share of the people in scope that only the server can resolve.
import type { GrayRule, ScopeItem } from './schema';
import { pathUp, type ScopesById } from './scopesById';

/** Why a person or project is covered by a rule. */
export type Via = { scope: 'user' } | { scope: 'project' | 'region'; id: string };

/** Effect of a rule on one person (R051). */
export type Verdict =
  | { kind: 'hit'; via: Via }
  /** In scope, but the rule applies to a percentage of the scope only. */
  | { kind: 'share'; via: Via; percent: number }
  | { kind: 'miss'; reason: 'off' | 'nobody' | 'noShare' | 'unplaced' | 'outside' };

type Scopes = Pick<GrayRule, 'regionIds' | 'projectIds'>;

/** Returns the nearest selected scope at or above a scope: the project first, then its ancestors. */
function viaScope(scopeId: string | undefined, rule: Scopes, scopesById: ScopesById): Via | undefined {
  for (const id of pathUp(scopeId, scopesById)) {
    if (rule.projectIds.includes(id)) return { scope: 'project', id };
    if (rule.regionIds.includes(id)) return { scope: 'region', id };
  }
  return undefined;
}

/** Whether and why a rule reaches a person. A person's `parentId` is their project. */
export function decideGray(rule: GrayRule, person: ScopeItem, scopesById: ScopesById): Verdict {
  if (!rule.enabled) return { kind: 'miss', reason: 'off' };
  if (rule.regionIds.length + rule.projectIds.length + rule.userJobNumbers.length === 0)
    return { kind: 'miss', reason: 'nobody' };
  const via: Via | undefined = rule.userJobNumbers.includes(person.id)
    ? { scope: 'user' }
    : viaScope(person.parentId, rule, scopesById);
  if (!via) return { kind: 'miss', reason: hasKnownParent(person, scopesById) ? 'outside' : 'unplaced' };
  if (rule.percent === undefined || rule.percent >= 100) return { kind: 'hit', via };
  return rule.percent <= 0 ? { kind: 'miss', reason: 'noShare' } : { kind: 'share', via, percent: rule.percent };
}

const hasKnownParent = ({ parentId }: ScopeItem, scopesById: ScopesById) =>
  parentId !== undefined && scopesById.has(parentId);

/** What a rule reaches, enabled or not. */
export interface Affected {
  /** Projects in scope, each with the reason. */
  projects: { project: ScopeItem; via: Via }[];
  /** Named people who are not covered by a scope. */
  alsoNamed: string[];
}

/** Counts what the scopes of a rule reach: the projects among `projects`, and the people named in addition. */
export function findAffected(
  rule: GrayRule,
  projects: readonly ScopeItem[],
  people: ReadonlyMap<string, ScopeItem>,
  scopesById: ScopesById,
): Affected {
  return {
    projects: projects.flatMap((project) => {
      const via = viaScope(project.id, rule, scopesById);
      return via ? [{ project, via }] : [];
    }),
    alsoNamed: rule.userJobNumbers.filter((id) => !viaScope(people.get(id)?.parentId, rule, scopesById)),
  };
}
