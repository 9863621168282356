import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useLeaveGuard } from './useLeaveGuard';

const mockPortal = { reportUnsaved: jest.fn(), confirm: jest.fn(), getState: () => ({ locale: 'zh-CN' }) };
jest.mock('@portal/subsystem-sdk/react', () => ({ usePortal: () => mockPortal }));

let answers: ((agreed: boolean) => void)[] = [];
beforeEach(() => {
  answers = [];
  mockPortal.confirm.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
});

function Form() {
  useLeaveGuard(true);
  return 'form';
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/orders/7', element: <Form /> },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: ['/orders/7'] },
  );
  const view = render(<RouterProvider router={router} />);
  const go = (to: string) => act(() => router.navigate(to));
  const answer = (agreed: boolean) => act(async () => answers.at(-1)!(agreed));
  return { router, view, go, answer, here: () => router.state.location.pathname };
}

describe('leaving a form with unsaved work', () => {
  test('who stays is asked again next time; who agrees leaves', async () => {
    const { go, answer, here } = open();
    await go('/orders');
    await answer(false);
    await go('/orders');
    expect(answers).toHaveLength(2);
    expect(here()).toBe('/orders/7');
    await answer(true);
    expect(here()).toBe('/orders');
  });

  test('the next move asks too when the end of the first one is not drawn yet', async () => {
    const { router, go, answer, here } = open();
    await go('/orders');
    await act(async () => {
      answers[0]!(false);
      await Promise.resolve();
      await Promise.resolve();
      await router.navigate('/tasks');
    });
    expect(answers).toHaveLength(2);
    await answer(true);
    expect(here()).toBe('/tasks');
  });

  test('one question is open at a time, and its answer leads to the page that was wanted last', async () => {
    const { go, answer, here } = open();
    await go('/orders');
    await go('/tasks');
    expect(answers).toHaveLength(1);
    await answer(true);
    expect(here()).toBe('/tasks');
  });

  test('a move that keeps the page asks nothing', async () => {
    const { go, router } = open();
    await go('/orders/7?tab=log');
    expect(answers).toHaveLength(0);
    expect(router.state.location.search).toBe('?tab=log');
  });
});
