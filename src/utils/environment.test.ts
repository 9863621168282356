import { environments } from '../../config/environments';
import { environmentSettled, EnvironmentError, getEnvironment } from './environment';

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

describe('A37 waiting for the environment', () => {
  const outcomes: Record<string, (script: HTMLScriptElement) => void> = {
    'its script has run': (script) => script.dispatchEvent(new Event('load')),
    'its script has failed': (script) => script.dispatchEvent(new Event('error')),
    'the page has loaded, its script among it': () => window.dispatchEvent(new Event('load')),
    '10 s are over': () => jest.advanceTimersByTime(1),
  };
  let readyState: DocumentReadyState;

  /** Waits in a page whose head asks for the file; tells whether that is over. */
  const wait = () => {
    const script = document.createElement('script');
    script.setAttribute('src', '/environment.js');
    document.head.append(script);
    const settled = jest.fn();
    void environmentSettled().then(settled);
    return { script, settled };
  };
  const turn = () => jest.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    jest.useFakeTimers();
    readyState = 'loading';
    jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
    document.head.replaceChildren();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test.each(Object.keys(outcomes))('lasts until %s', async (outcome) => {
    const { script, settled } = wait();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    outcomes[outcome]!(script);
    await turn();
    expect(settled).toHaveBeenCalledTimes(1);
  });

  test('is over at once when it is there', async () => {
    window.__PORTAL_ENVIRONMENT__ = environments.production;
    const { settled } = wait();
    await turn();
    expect(settled).toHaveBeenCalledTimes(1);
  });

  test('is over at once when the page has loaded without it', async () => {
    readyState = 'complete';
    const { settled } = wait();
    await turn();
    expect(settled).toHaveBeenCalledTimes(1);
  });
});
