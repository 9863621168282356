import fc from 'fast-check';
import type { GrayRule, ScopeItem } from './schema';
import { decideGray, findAffected } from './decide';
import { compareRules, countChanges, RULE_SCOPES } from './difference';
import { readJobNumbers } from './jobNumbers';
import { pathUp, indexScopes } from './scopesById';

const regions: ScopeItem[] = [
  { id: 'R1', name: 'East' },
  { id: 'R2', name: 'South' },
  { id: 'A11', name: 'Shanghai', parentId: 'R1' },
  { id: 'A12', name: 'Hangzhou', parentId: 'R1' },
  { id: 'A21', name: 'Shenzhen', parentId: 'R2' },
];
const projects: ScopeItem[] = [
  { id: 'P111', name: 'Lake', parentId: 'A11' },
  { id: 'P112', name: 'Garden', parentId: 'A11' },
  { id: 'P121', name: 'River', parentId: 'A12' },
  { id: 'P211', name: 'Bay', parentId: 'A21' },
];
const scopesById = indexScopes(regions, projects);

test('A40 R226 a scope without a name is shown with its id', () => {
  const nameless = indexScopes([{ id: 'R9', name: '' }], [{ id: 'P9', name: '翠湖天地', parentId: 'R9' }]);
  expect([...nameless.values()].map(({ name }) => name)).toEqual(['R9', '翠湖天地']);
});
const people: ScopeItem[] = projects.map((project, index) => ({
  id: `XK${index}`,
  name: `N${index}`,
  parentId: project.id,
}));
const byNumber: ReadonlyMap<string, ScopeItem> = new Map(people.map((person) => [person.id, person]));
const lake = people[0]!;

const rule = (changes: Partial<GrayRule> = {}): GrayRule => ({
  serviceName: 'svc-a',
  enabled: true,
  regionIds: [],
  projectIds: [],
  userJobNumbers: [],
  ...changes,
});

const subset = (ids: readonly string[]) => fc.subarray([...ids]);
const anyRule = fc.record(
  {
    serviceName: fc.constant('svc-a'),
    enabled: fc.boolean(),
    regionIds: subset(regions.map(({ id }) => id)),
    projectIds: subset(projects.map(({ id }) => id)),
    userJobNumbers: subset(people.map(({ id }) => id)),
    percent: fc.integer({ min: 0, max: 100 }),
  },
  { requiredKeys: ['serviceName', 'enabled', 'regionIds', 'projectIds', 'userJobNumbers'] },
) as fc.Arbitrary<GrayRule>;

describe('R051 effect of a rule on a person', () => {
  test.each<[string, Partial<GrayRule>, ReturnType<typeof decideGray>]>([
    ['switched off', { enabled: false, projectIds: ['P111'] }, { kind: 'miss', reason: 'off' }],
    ['without any scope', {}, { kind: 'miss', reason: 'nobody' }],
    ['elsewhere', { regionIds: ['R2'] }, { kind: 'miss', reason: 'outside' }],
    ['by name', { userJobNumbers: ['XK0'] }, { kind: 'hit', via: { scope: 'user' } }],
    ['by project', { projectIds: ['P111'] }, { kind: 'hit', via: { scope: 'project', id: 'P111' } }],
    ['by area', { regionIds: ['A11'] }, { kind: 'hit', via: { scope: 'region', id: 'A11' } }],
    ['by region', { regionIds: ['R1'] }, { kind: 'hit', via: { scope: 'region', id: 'R1' } }],
    [
      'the name before the place',
      { userJobNumbers: ['XK0'], regionIds: ['R1'] },
      { kind: 'hit', via: { scope: 'user' } },
    ],
    [
      'the nearest place',
      { projectIds: ['P111'], regionIds: ['R1'] },
      { kind: 'hit', via: { scope: 'project', id: 'P111' } },
    ],
    ['a share', { regionIds: ['R1'], percent: 30 }, { kind: 'share', via: { scope: 'region', id: 'R1' }, percent: 30 }],
    ['the whole share', { regionIds: ['R1'], percent: 100 }, { kind: 'hit', via: { scope: 'region', id: 'R1' } }],
    ['no share', { regionIds: ['R1'], percent: 0 }, { kind: 'miss', reason: 'noShare' }],
  ])('%s', (_, changes, verdict) => {
    expect(decideGray(rule(changes), lake, scopesById)).toEqual(verdict);
  });

  test('a person with an unknown project is not reported as outside, unless their project is selected', () => {
    const somebody = { id: 'XK9', name: 'N', parentId: 'P999' };
    expect(decideGray(rule({ regionIds: ['R1'] }), somebody, scopesById)).toEqual({ kind: 'miss', reason: 'unplaced' });
    expect(decideGray(rule({ projectIds: ['P999'] }), somebody, scopesById)).toMatchObject({ kind: 'hit' });
    expect(decideGray(rule({ regionIds: ['R1'] }), { id: 'XK9', name: 'N' }, scopesById)).toMatchObject({
      kind: 'miss',
    });
  });

  test('a wider scope never excludes a person', () => {
    fc.assert(
      fc.property(anyRule, anyRule, fc.constantFrom(...people), (one, other, person) => {
        const both = {
          ...one,
          regionIds: [...one.regionIds, ...other.regionIds],
          projectIds: [...one.projectIds, ...other.projectIds],
          userJobNumbers: [...one.userJobNumbers, ...other.userJobNumbers],
        };
        const before = decideGray(one, person, scopesById);
        if (before.kind !== 'miss') expect(decideGray(both, person, scopesById).kind).toBe(before.kind);
      }),
    );
  });

  test('a person is in scope if their project is covered or they are named', () => {
    fc.assert(
      fc.property(anyRule, (given) => {
        const on = { ...given, enabled: true, percent: undefined };
        const { projects: reached, alsoNamed } = findAffected(on, projects, byNumber, scopesById);
        const hit = people.filter((person) => decideGray(on, person, scopesById).kind === 'hit').map(({ id }) => id);
        const counted = people
          .filter(
            ({ id, parentId }) => alsoNamed.includes(id) || reached.some(({ project }) => project.id === parentId),
          )
          .map(({ id }) => id);
        expect(counted).toEqual(hit);
        // Each person is counted once.
        for (const id of alsoNamed)
          expect(reached.map(({ project }) => project.id)).not.toContain(byNumber.get(id)!.parentId);
      }),
    );
  });
});

describe('R051 changes that saving would make', () => {
  test('lists each added and removed value once, per field', () => {
    const from = rule({ regionIds: ['R1', 'A11'], percent: 20 });
    const to = rule({ regionIds: ['A11', 'R2', 'R2'], userJobNumbers: ['XK0'], enabled: false });
    const difference = compareRules(from, to);
    expect(difference).toEqual({
      enabled: false,
      percent: { from: 20, to: undefined },
      scopes: [
        { scope: 'regionIds', added: ['R2'], removed: ['R1'] },
        { scope: 'userJobNumbers', added: ['XK0'], removed: [] },
      ],
    });
    expect(countChanges(difference)).toBe(5);
  });

  test('the same rule in another order has no changes; applying the changes gives the new rule', () => {
    fc.assert(
      fc.property(anyRule, anyRule, (from, to) => {
        const turned = { ...from, regionIds: [...from.regionIds].reverse() };
        expect(countChanges(compareRules(from, turned))).toBe(0);
        const { scopes } = compareRules(from, to);
        for (const scope of RULE_SCOPES) {
          const change = scopes.find((each) => each.scope === scope);
          const applied = [...from[scope].filter((id) => !change?.removed.includes(id)), ...(change?.added ?? [])];
          expect(applied.sort()).toEqual([...to[scope]].sort());
        }
      }),
    );
  });
});

test('R228 a pasted list becomes unique job numbers', () => {
  expect(readJobNumbers(['XK002417\nXK003108\r\n XK004551 ', 'XK002417，XK000001；XK1、XK2', ' '])).toEqual([
    'XK002417',
    'XK003108',
    'XK004551',
    'XK000001',
    'XK1',
    'XK2',
  ]);
});

test('a cycle in the scopes terminates', () => {
  const round = indexScopes([
    { id: 'a', name: 'a', parentId: 'b' },
    { id: 'b', name: 'b', parentId: 'a' },
  ]);
  expect(pathUp('a', round)).toEqual(['a', 'b']);
});
