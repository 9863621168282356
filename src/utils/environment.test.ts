import { environments } from '../../config/environments';
import { EnvironmentError, getEnvironment } from './environment';

afterEach(() => {
  delete window.__PORTAL_ENVIRONMENT__;
});

test.each(Object.values(environments))('R002 A37 the environment $name is complete', (environment) => {
  window.__PORTAL_ENVIRONMENT__ = environment;
  expect(getEnvironment()).toBe(environment);
});

test.each([[undefined], [null], ['text'], [[]], [{}]])('A37 %s is no environment', (value) => {
  window.__PORTAL_ENVIRONMENT__ = value;
  expect(getEnvironment).toThrow(EnvironmentError);
});

test.each(Object.keys(environments.production))('A37 without %s the portal says so', (key) => {
  window.__PORTAL_ENVIRONMENT__ = { ...environments.production, [key]: undefined };
  expect(getEnvironment).toThrow(EnvironmentError);
});

test('R153 the production environment names the production identity provider only', () => {
  expect(JSON.stringify(environments.production)).not.toContain('idp-test');
  expect(environments.production.identityProvider).toBe('https://idp.property-group.example');
});
