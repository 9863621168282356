import { environments } from '../../config/environments';
import { EnvironmentError, getEnvironment } from './environment';

afterEach(() => {
  delete window.__PORTAL_ENVIRONMENT__;
});

test.each(Object.values(environments))('R002 A37 the environment $name is complete', (environment) => {
  window.__PORTAL_ENVIRONMENT__ = environment;
  expect(getEnvironment()).toEqual(environment);
  expect(getEnvironment()).toBe(getEnvironment());
});

test.each([[undefined], [null], ['text'], [[]], [{}]])('A37 %s is no environment', (value) => {
  window.__PORTAL_ENVIRONMENT__ = value;
  expect(getEnvironment).toThrow(EnvironmentError);
});

const needed = Object.keys(environments.production).filter((key) => key !== 'frameOrigins');

test.each(needed)('A37 without %s the portal says so', (key) => {
  window.__PORTAL_ENVIRONMENT__ = { ...environments.production, [key]: undefined };
  expect(getEnvironment).toThrow(EnvironmentError);
});

test('A37 T13 a file without the list of frames admits none', () => {
  window.__PORTAL_ENVIRONMENT__ = { ...environments.production, frameOrigins: undefined };
  expect(getEnvironment().frameOrigins).toEqual([]);
});

test.each([
  ['frameOrigins', 'https://plans.example'],
  ['frameOrigins', [1]],
  ['subsystemBudget', 0],
  ['subsystemBudget', 2.5],
  ['subsystemBudget', '6'],
])('A37 an odd %s (%j) is said', (key, value) => {
  window.__PORTAL_ENVIRONMENT__ = { ...environments.production, [key]: value };
  expect(getEnvironment).toThrow(key);
});

test('R153 the production environment names the production identity provider only', () => {
  expect(JSON.stringify(environments.production)).not.toContain('idp-test');
  expect(environments.production.identityProvider).toBe('https://idp.property-group.example');
});
