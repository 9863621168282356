import { render, screen } from '@testing-library/react';
import type { ScopeData } from '../useScopes';
import { Reach } from './Reach';

const rule = { serviceName: 'a', enabled: true, regionIds: ['R1'], projectIds: [], userJobNumbers: ['1001'] };
const people = { known: new Map(), unknown: new Set<string>(), suggestions: [], search: () => undefined };
const projects = [{ id: 'P1', name: '翠湖天地', parentId: 'R1' }];

const figures = (part: Partial<ScopeData>) => {
  const scopes = { regions: [], projects, scopesById: new Map(), isLoading: false, error: null, ...part } as never;
  render(<Reach rule={rule} scopes={scopes} people={people} />);
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
};

test('R051 the size of the scopes is shown', () => {
  const scopesById = new Map([...projects, { id: 'R1', name: '华东大区' }].map((scope) => [scope.id, scope]));
  expect(figures({ scopesById })).toEqual(['1', '1']);
});

test.each([
  ['loading', { isLoading: true }],
  ['unavailable', { error: '服务器错误' }],
])('R051 F24 no number is shown while the scopes are %s', (_name, part) =>
  expect(figures({ projects: [], ...part })).toEqual(['-', '-']),
);
