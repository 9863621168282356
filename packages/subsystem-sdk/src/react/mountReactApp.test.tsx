import { act, fireEvent, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { defineSubsystem } from '../index.ts';
import { renderSubsystem } from '../testing.ts';
import { InnerLink, mountReactApp, useLocation, usePortal } from './index.ts';

const Page = () => (
  <p>
    {usePortal().code} {useLocation().path} <InnerLink to="/lifts/8">8</InnerLink>
  </p>
);
const mountApp = (app: React.ReactNode) => defineSubsystem({ mount: (props) => mountReactApp(createRoot, app, props) });
const text = (container: HTMLElement) => container.textContent;

describe('a React application', () => {
  test('has the portal and a navigator, and ends without a trace', async () => {
    const { container, portal, navigate, unmount } = await renderSubsystem(mountApp(<Page />), {
      act,
      code: 'lift',
      address: '/lifts/7',
    });
    expect(text(container)).toBe('lift /lifts/7 8');
    await act(async () => void fireEvent.click(screen.getByRole('link')));
    expect(text(container)).toBe('lift /lifts/8 8');
    expect(portal.calls).toContainEqual({ name: 'push', address: '/lifts/8' });
    await navigate('/lifts/9');
    expect(text(container)).toBe('lift /lifts/9 8');

    container.append('of the page');
    await unmount();
    expect(text(container)).toBe('of the page');
    expect(container.children).toHaveLength(0);
  });

  test.each([
    ['a router of its own', () => null, 0],
    ['the navigator', Page, 1],
  ])('with %s it listens to the portal’s URL accordingly, and stops at the end', async (_, App, listeners) => {
    const stop = jest.fn();
    const onNavigate = jest.fn(() => stop);
    const lifecycles = defineSubsystem({
      mount: ({ container, portal }) =>
        mountReactApp(createRoot, <App />, {
          container,
          portal: { ...portal, navigation: { ...portal.navigation, onNavigate } },
        }),
    });
    const { unmount } = await renderSubsystem(lifecycles, { act });
    expect(onNavigate).toHaveBeenCalledTimes(listeners);
    await unmount();
    expect(stop).toHaveBeenCalledTimes(listeners);
  });
});
