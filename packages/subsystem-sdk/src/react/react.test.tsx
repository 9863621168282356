import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakePortal, createNavigator, type FakePortal, fakeState } from '../index';
import {
  InnerLink,
  NavigatorProvider,
  PageHeading,
  PortalProvider,
  readPlace,
  useLeaveGuard,
  usePlace,
  usePortal,
  usePower,
  useTexts,
} from './index';

const texts = {
  'zh-CN': { title: '电梯 {id}', suspend: '停用' },
  'en-US': { title: 'Lift {id}', suspend: 'Suspend' },
};
const question = { title: 'Leave?', content: '' };

function Page({ hasUnsaved = false, parameter }: { hasUnsaved?: boolean; parameter?: string }) {
  const t = useTexts(texts);
  const { parts } = usePlace();
  useLeaveGuard(hasUnsaved, question, parameter);
  const title = t('title', { id: parts[1] ?? '–' });
  return (
    <>
      <PageHeading key={title} title={title}>
        {title}
      </PageHeading>
      {usePower('lift:suspend') && <button type="button">{t('suspend')}</button>}
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
  test('language and powers are followed while they change', () => {
    const { portal } = show({}, { state: { locale: 'zh-CN' } });
    expect(heading()).toHaveTextContent('电梯 7');
    expect(screen.queryByRole('button')).toBeNull();
    const permissions = { ...fakeState.permissions, powerCodes: ['lift:suspend'] };
    act(() => portal.setState({ locale: 'en-US', permissions }));
    expect(heading()).toHaveTextContent('Lift 7');
    expect(screen.getByRole('button')).toHaveTextContent('Suspend');
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

  test('A29 unsaved work is told, and asked about once before another page takes its place', async () => {
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
    expect(confirm).toHaveBeenCalledWith(question);
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

  test('without the providers it says what is missing', () => {
    const Lost = () => <>{usePortal().code}</>;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('PortalProvider');
  });
});

test.each([
  ['/', '/', []],
  ['/lifts/7/', '/lifts/7', ['lifts', '7']],
  ['/%E7%94%B5%E6%A2%AF/a%2Fb?x=1', '/电梯/a/b', ['电梯', 'a/b']],
  ['/100%', '/100%', ['100%']],
])('F17 the address %s is read as %s', (address, path, parts) => {
  expect(readPlace(address)).toMatchObject({ path, parts });
});
