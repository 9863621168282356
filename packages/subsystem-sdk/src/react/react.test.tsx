import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakePortal, createNavigator, type FakePortal, fakeState, leaveQuestion } from '../index';
import {
  InnerLink,
  type InnerLinkProps,
  NavigatorProvider,
  PageHeading,
  PortalProvider,
  parseLocation,
  useLeaveGuard,
  useLocation,
  usePortal,
  usePermission,
  usePortalState,
  useTexts,
} from './index';

const texts = {
  'zh-CN': { title: '电梯 {id}', suspend: '停用' },
  'en-US': { title: 'Lift {id}', suspend: 'Suspend' },
};
const question = { title: 'Leave?', content: '' };

function Page({ hasUnsaved = false, parameter }: { hasUnsaved?: boolean; parameter?: string }) {
  const t = useTexts(texts);
  const { parts } = useLocation();
  useLeaveGuard(hasUnsaved, question, parameter);
  const title = t('title', { id: parts[1] ?? '–' });
  return (
    <>
      <PageHeading key={title} title={title}>
        {title}
      </PageHeading>
      {usePermission('lift:suspend') && <button type="button">{t('suspend')}</button>}
      <InnerLink to="/lifts/8?tab=log">8</InnerLink>
    </>
  );
}

const show = (props: Parameters<typeof Page>[0] = {}, options: Parameters<typeof createFakePortal>[0] = {}) => {
  const portal = createFakePortal({ address: '/lifts/7', ...options });
  const navigator = createNavigator(portal);
  const page = (given: Parameters<typeof Page>[0]) => (
    <PortalProvider portal={portal}>
      <NavigatorProvider navigator={navigator}>
        <Page {...given} />
      </NavigatorProvider>
    </PortalProvider>
  );
  const { rerender } = render(page(props));
  return { portal, navigator, again: (given: Parameters<typeof Page>[0]) => rerender(page(given)) };
};
const heading = () => screen.getByRole('heading');
const isUnsaved = ({ calls }: FakePortal) => calls.findLast((call) => call.name === 'reportUnsaved')?.hasUnsaved;

describe('the portal in React', () => {
  test('language and permissions are followed while they change', () => {
    const { portal } = show({}, { state: { locale: 'zh-CN' } });
    expect(heading()).toHaveTextContent('电梯 7');
    expect(screen.queryByRole('button')).toBeNull();
    const permissions = { ...fakeState.permissions, powerCodes: ['lift:suspend'] };
    act(() => portal.setState({ locale: 'en-US', permissions }));
    expect(heading()).toHaveTextContent('Lift 7');
    expect(screen.getByRole('button')).toHaveTextContent('Suspend');
  });

  test('R140 being hidden or shown renders no component but those that read it', () => {
    const renders = { page: 0, whole: 0, watcher: 0 };
    let readLater = () => false;
    const Reader = () => {
      renders.page += 1;
      usePermission('lift:suspend');
      const t = useTexts(texts);
      return <p>{`${t('suspend')} ${usePortalState(({ user }) => user).userName}`}</p>;
    };
    const Whole = () => {
      renders.whole += 1;
      const state = usePortalState();
      readLater = () => state.hideBar;
      return <b lang={state.locale}>{state.user.userName}</b>;
    };
    const Watcher = () => {
      renders.watcher += 1;
      const { isVisible } = usePortalState();
      return <output>{`${isVisible} ${usePortalState((state) => state.isVisible)}`}</output>;
    };
    const portal = createFakePortal();
    render(
      <PortalProvider portal={portal}>
        <Reader />
        <Whole />
        <Watcher />
      </PortalProvider>,
    );
    const before = { ...renders };
    act(() => portal.setState({ isVisible: false }));
    expect(screen.getByRole('status')).toHaveTextContent('false false');
    act(() => portal.setState({ isVisible: true }));
    expect(renders).toEqual({ page: before.page, whole: before.whole, watcher: before.watcher + 2 });

    // A part that is first read after the rendering is the current one, and counts from then on.
    act(() => portal.setState({ hideBar: true }));
    expect(renders.whole).toBe(before.whole);
    expect(readLater()).toBe(true);
    act(() => portal.setState({ hideBar: false }));
    expect(renders.whole).toBe(before.whole + 1);
    act(() => portal.setState({ user: { ...fakeState.user, userName: 'Lin' } }));
    expect(screen.getByText('Lin')).toBeInTheDocument();
    expect(screen.getByText(/ Lin$/)).toBeInTheDocument();
  });

  test('A27 a link moves within the micro-app; the page names the window, and the focus goes along', async () => {
    const { portal, navigator } = show({}, { state: { locale: 'en-US' } });
    expect(heading()).not.toHaveFocus();
    expect(screen.getByRole('link')).toHaveAttribute('href', portal.navigation.hrefOf('/lifts/8?tab=log'));
    await userEvent.click(screen.getByRole('link'));
    expect(navigator.address()).toBe('/lifts/8?tab=log');
    expect(heading()).toHaveTextContent('Lift 8');
    expect(heading()).toHaveFocus();
    const titles = portal.calls.flatMap((call) => (call.name === 'setTitle' ? [call.title] : []));
    expect(titles.at(-1)).toBe('Lift 8');
  });

  test('A27 a click for a new window is the browser’s', async () => {
    const { navigator } = show();
    const user = userEvent.setup();
    // jsdom opens no windows.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link'));
    expect(navigator.address()).toBe('/lifts/7');
  });

  test('A29 unsaved work is reported, and two moves at once ask one question', async () => {
    let answer!: (agreed: boolean) => void;
    const confirm = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const { portal, navigator, again } = show({ hasUnsaved: true }, { confirm });
    expect(isUnsaved(portal)).toBe(true);
    await act(async () => {
      const moves = [navigator.go('/lifts/8'), navigator.go('/lifts/9')];
      answer(false);
      await Promise.all(moves);
    });
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(confirm).toHaveBeenCalledWith(leaveQuestion('zh-CN', question));
    expect(navigator.address()).toBe('/lifts/7');

    again({ hasUnsaved: false });
    expect(isUnsaved(portal)).toBe(false);
    await act(() => navigator.go('/lifts/8'));
    expect(navigator.address()).toBe('/lifts/8');
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['/lifts/7?tab=log', undefined, 0],
    ['/lifts/7?tab=log', 'project', 0],
    ['/lifts/7?project=2', 'project', 1],
    ['/lifts/8', 'project', 1],
  ])('A29 going to %s with the form of parameter %s asks %i times', async (to, parameter, times) => {
    const confirm = jest.fn(() => true);
    const { navigator } = show({ hasUnsaved: true, ...(parameter && { parameter }) }, { confirm });
    await act(() => navigator.go(to));
    expect(confirm).toHaveBeenCalledTimes(times);
    expect(navigator.address()).toBe(to);
  });

  test('without the provider the error names it', () => {
    const Lost = () => <>{usePortal().code}</>;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('PortalProvider');
  });
});

describe('a link inside the micro-app', () => {
  const click = (init: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // jsdom opens no windows.
    const seen = jest.fn(({ defaultPrevented }: Event) => defaultPrevented);
    const stop = (given: Event) => {
      seen(given);
      given.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    act(() => void screen.getByRole('link').dispatchEvent(event));
    return seen.mock.results[0]!.value as boolean;
  };

  test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'A27 a click with %j is left to the browser',
    (init) => {
      const { navigator } = show();
      expect(click(init)).toBe(false);
      expect(navigator.address()).toBe('/lifts/7');
    },
  );

  test('A27 a plain click is taken from the browser and adds an entry', async () => {
    const { portal, navigator } = show();
    expect(click({})).toBe(true);
    await act(() => Promise.resolve());
    expect(navigator.address()).toBe('/lifts/8?tab=log');
    expect(portal.calls.filter(({ name }) => name === 'push' || name === 'replace').map(({ name }) => name)).toEqual([
      'push',
    ]);
  });

  test('A27 a link may take the place of the present entry, and keeps its own attributes', async () => {
    const portal = createFakePortal({ address: '/lifts/7' });
    render(
      <PortalProvider portal={portal}>
        <NavigatorProvider navigator={createNavigator(portal)}>
          <InnerLink to="/lifts/8" replace className="muted">
            8
          </InnerLink>
        </NavigatorProvider>
      </PortalProvider>,
    );
    expect(screen.getByRole('link')).toHaveClass('muted');
    await userEvent.click(screen.getByRole('link'));
    expect(portal.calls).toEqual([{ name: 'replace', address: '/lifts/8' }]);
  });

  test.each<[string, Partial<InnerLinkProps>]>([
    ['with a handler that prevents it', { onClick: (event) => event.preventDefault() }],
    ['to another window', { target: '_blank' }],
  ])('A27 a link %s does not navigate here', async (_what, props) => {
    const portal = createFakePortal({ address: '/lifts/7' });
    const onClick = jest.fn(props.onClick);
    render(
      <PortalProvider portal={portal}>
        <NavigatorProvider navigator={createNavigator(portal)}>
          <InnerLink to="/lifts/8" {...props} onClick={onClick}>
            8
          </InnerLink>
        </NavigatorProvider>
      </PortalProvider>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(portal.calls).toEqual([]);
  });
});

describe('a page that is closed', () => {
  test('A27 A29 takes its title, its unsaved work and its question with it', async () => {
    const confirm = jest.fn(() => false);
    const portal = createFakePortal({ address: '/lifts/7', confirm, state: { locale: 'en-US' } });
    const navigator = createNavigator(portal);
    const { unmount } = render(
      <PortalProvider portal={portal}>
        <NavigatorProvider navigator={navigator}>
          <Page hasUnsaved />
        </NavigatorProvider>
      </PortalProvider>,
    );
    expect(portal.calls.at(-1)).toEqual({ name: 'reportUnsaved', hasUnsaved: true });
    unmount();
    expect(isUnsaved(portal)).toBe(false);
    expect(portal.calls.findLast(({ name }) => name === 'setTitle')).toEqual({ name: 'setTitle', title: null });
    await navigator.go('/lifts/8');
    expect([confirm.mock.calls.length, navigator.address()]).toEqual([0, '/lifts/8']);
  });
});

describe('unsaved work', () => {
  test('A29 each refused move asks the latest question', async () => {
    const confirm = jest.fn(() => Promise.resolve(false));
    const portal = createFakePortal({ address: '/lifts/7', confirm });
    const navigator = createNavigator(portal);
    const Form = ({ title }: { title: string }) => {
      useLeaveGuard(true, { title, content: '' });
      return null;
    };
    const page = (title: string) => (
      <PortalProvider portal={portal}>
        <NavigatorProvider navigator={navigator}>
          <Form title={title} />
        </NavigatorProvider>
      </PortalProvider>
    );
    const { rerender } = render(page('One?'));
    rerender(page('Two?'));
    await act(() => navigator.go('/lifts/8'));
    await act(() => navigator.go('/lifts/8'));
    const asked = leaveQuestion('zh-CN', { title: 'Two?', content: '' });
    expect(confirm.mock.calls).toEqual([[asked], [asked]]);
    expect(navigator.address()).toBe('/lifts/7');
  });

  test('A29 a form of one record asks when the record of the query changes', async () => {
    const confirm = jest.fn(() => true);
    const { navigator } = show({ hasUnsaved: true, parameter: 'id' }, { confirm, address: '/lifts?id=7' });
    await act(() => navigator.go('/lifts?id=7&tab=log'));
    expect(confirm).not.toHaveBeenCalled();
    await act(() => navigator.go('/lifts?id=8'));
    expect(confirm).toHaveBeenCalledTimes(1);
    await act(() => navigator.go('/lifts'));
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  test('A27 the focus stays where it is while the page stays', async () => {
    const { navigator } = show({}, { state: { locale: 'en-US' } });
    await act(() => navigator.go('/lifts/8'));
    expect(heading()).toHaveFocus();
    act(() => heading().blur());
    await act(() => navigator.go('/lifts/8?tab=log'));
    expect(heading()).not.toHaveFocus();
  });

  test('without a navigator the error names its provider', () => {
    const Lost = () => <>{useLocation().path}</>;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('NavigatorProvider');
  });
});

test.each([
  ['/', '/', []],
  ['/lifts/7/', '/lifts/7', ['lifts', '7']],
  ['/%E7%94%B5%E6%A2%AF/a%2Fb?x=1', '/电梯/a/b', ['电梯', 'a/b']],
  ['/100%', '/100%', ['100%']],
])('F17 the address %s is read as %s', (address, path, parts) => {
  expect(parseLocation(address)).toMatchObject({ path, parts });
});
