import { render, screen } from '@testing-library/react';
import { WorkspaceBars } from './WorkspaceBars';

jest.mock('@/shell/cached-pages', () => ({ useUnsavedKeys: () => [] }));
jest.mock('@/shell/tab-strip', () => ({ TabStrip: () => 'tabs' }));
jest.mock('@/shell/side-menu', () => ({
  SideMenu: () => 'menu',
  SideMenuDrawer: () => {
    throw new Error('Loading chunk failed');
  },
}));

test('R286 R311 in a window that became narrow offline the tabs stay without the button of the menu', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<WorkspaceBars menu="drawer" />);
  expect(screen.getByText('tabs')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
