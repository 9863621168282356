import { outerOf } from '@/domain/subsystem/address';
import { createPaneNavigator } from '../../../tests/support/subsystemHost';
import { createHistoryFacade } from './historyFacade';

/** A pane at `/lift`, with a minimal host. */
function start({ isShown = true, sandboxed = {} as Record<string, unknown> } = {}) {
  const moves: string[] = [];
  const hrefOf = (inner: string) => outerOf('lift', inner);
  const navigator = createPaneNavigator('/', {
    onMove: (inner, isReplaced) => {
      moves.push(`${isReplaced ? 'replace' : 'push'} ${inner}`);
      if (isReplaced) window.history.replaceState({ key: 'portal' }, '', hrefOf(inner));
      else window.history.pushState({ key: 'portal' }, '', hrefOf(inner));
    },
  });
  const openPage = jest.fn();
  const facade = createHistoryFacade({
    code: 'lift',
    navigator,
    hrefOf,
    openPage,
    sandboxed: () => sandboxed,
    isShown,
  });
  const events: string[] = [];
  for (const type of ['popstate', 'hashchange'])
    facade.events.addEventListener(type, (event) =>
      events.push(`${type} ${JSON.stringify((event as PopStateEvent).state)}`),
    );
  return { facade, navigator, moves, openPage, events, history: facade.history };
}

beforeEach(() => window.history.replaceState({ key: 'first' }, '', '/lift'));

describe('R034 the history of a micro-app that does not know the portal', () => {
  test('its navigation becomes navigation of the pane, with any base, and its state is restored', () => {
    const { history, moves } = start();
    history.replaceState({ position: 0 }, '', '/lift/');
    history.pushState({ position: 1 }, '', '/lift/records/1?tab=log#end');
    history.pushState({ position: 2 }, '', '/records/2');
    history.pushState(null, '', '?tab=log');
    expect(moves).toEqual(['replace /', 'push /records/1?tab=log#end', 'push /records/2', 'push /records/2?tab=log']);
    expect(history.state).toBeNull();
    history.replaceState({ position: 3 }, '');
    expect(history.state).toEqual({ position: 3 });
    expect(window.history.state).toEqual({ key: 'portal', subsystemState: { code: 'lift', state: { position: 3 } } });
    expect(window.location.pathname).toBe('/lift/records/2');
    expect(() => history.pushState(null, '', 'http://elsewhere.example/')).toThrow('Not of this origin');
    expect(history).toBeInstanceOf(History);
    expect(history.length).toBe(window.history.length);
  });

  test('a Umi slave has its own history; with that of the browser its links open other subsystems', () => {
    const { history, navigator, moves, openPage } = start();
    const slave = { location: { pathname: '/', search: '', hash: '' }, push: jest.fn(), replace: jest.fn() };
    navigator.attachHistory({ ...slave, listen: () => () => undefined });
    history.pushState({}, '', '/mgr/orders?tab=log');
    expect(openPage).toHaveBeenCalledWith('/mgr/orders?tab=log');
    history.pushState({}, '', '/lift/records/1');
    expect(slave.push).toHaveBeenCalledWith('/records/1');
    expect(moves).toEqual([]);
    expect(openPage).toHaveBeenCalledTimes(1);
  });

  test('after a reload the entry still has its state', () => {
    window.history.replaceState({ key: 'a', subsystemState: { code: 'lift', state: { position: 7 } } }, '', '/lift/x');
    expect(start().history.state).toEqual({ position: 7 });
    window.history.replaceState({ key: 'a', subsystemState: { code: 'af', state: { position: 7 } } }, '', '/lift/x');
    expect(start().history.state).toBeNull();
  });

  test('it gets popstate when the portal navigates, with the state of that entry', () => {
    const sandboxed = { onpopstate: jest.fn() };
    const { facade, navigator, events } = start({ sandboxed });
    facade.use();
    window.history.pushState({ key: 'b', subsystemState: { code: 'lift', state: 5 } }, '', '/lift/records/5');
    navigator.navigate('/records/5');
    expect(events).toEqual(['popstate 5']);
    expect(sandboxed.onpopstate).toHaveBeenCalledTimes(1);
    window.history.pushState({ key: 'c' }, '', '/lift/records/5#log');
    navigator.navigate('/records/5#log');
    expect(events.slice(1).map((line) => line.split(' ')[0])).toEqual(['popstate', 'hashchange']);
  });

  test('hidden it neither receives nor triggers navigation, and gets the missed one when shown again', () => {
    const { facade, navigator, events, history } = start();
    facade.use();
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    facade.setShown(false);
    window.history.replaceState({ key: 'home' }, '', '/home');
    navigator.navigate('/records/9');
    history.back();
    expect(events).toEqual([]);
    expect(go).not.toHaveBeenCalled();
    window.history.replaceState({ key: 'd' }, '', '/lift/records/9');
    facade.setShown(true);
    expect(events).toEqual(['popstate null']);
    history.back();
    expect(go).toHaveBeenCalledWith(-1);
    facade.stop();
    history.forward();
    expect(go).toHaveBeenCalledTimes(1);
  });

  test('a micro-app that never uses it handles no navigation', () => {
    const { navigator } = start();
    const history = {
      location: { pathname: '/', search: '', hash: '' },
      push: jest.fn(),
      replace: jest.fn(),
      listen: () => () => undefined,
    };
    navigator.navigate('/records/3');
    navigator.attachHistory(history);
    expect(history.replace).toHaveBeenCalledWith('/records/3');
  });
});
