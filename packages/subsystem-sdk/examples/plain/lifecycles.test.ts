import { renderSubsystem } from '@portal/subsystem-sdk/testing';
import { lifecycles } from './lifecycles';

test('shows the page of the inner address, and follows the user and the language', async () => {
  const { container, portal, navigate, setState, unmount } = await renderSubsystem(lifecycles, {
    address: '/records/2',
    state: { locale: 'en-US' },
  });
  const currentPage = () => container.querySelector('[aria-current]')!.textContent;
  expect(currentPage()).toBe('Record 2');

  container.querySelector('a')!.click();
  expect(portal.calls).toContainEqual({ name: 'push', address: '/' });

  await navigate('/records/1'); // back, forward, or a link of the portal
  await setState({ locale: 'zh-CN' });
  expect(currentPage()).toBe('记录 1');

  await unmount();
  expect(container.innerHTML).toBe('');
});
