/// <reference types="@testing-library/jest-dom" />
import { act, fireEvent, screen } from '@testing-library/react';
import { renderSubsystem } from '@portal/subsystem-sdk/testing';
import { lifecycles } from '../lifecycles';
import { monthOf, readingBefore, readingOf } from '../meters/meter';
import { seedMeters } from '../meters/seed';

jest.mock('../wcx.css', () => ({ __esModule: true, default: '' }));

const month = monthOf(new Date());
const [first, second] = seedMeters(new Date())
  .filter((meter) => !readingOf(meter, month))
  .filter(({ building }, index, all) => all.findIndex((other) => other.building === building) === index);
const fieldOf = ({ number }: { number: string }) =>
  screen.getByText(number).closest('li')!.querySelector<HTMLInputElement>('input')!;

test('R035 saving all stops at a wrong reading that the filter hides: it is shown with the focus, and named', async () => {
  const { portal } = await renderSubsystem(lifecycles, { act, address: '/entry' });
  const last = readingBefore(first!, month)!.value;
  fireEvent.change(fieldOf(first!), { target: { value: String(last) } });
  fireEvent.change(fieldOf(second!), { target: { value: '0' } });
  const filter = screen.getByLabelText('楼栋');
  await act(async () => void fireEvent.change(filter, { target: { value: first!.building } }));
  expect(screen.queryByText(second!.number)).toBeNull();

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存已填写的读数' })));
  expect(portal.navigation.current()).toBe('/entry');
  expect(fieldOf(second!)).toHaveFocus();
  expect(fieldOf(second!)).toHaveAccessibleDescription(/^不能低于上次读数/);
  expect(portal.calls).toContainEqual({
    name: 'toast',
    message: { type: 'warning', text: expect.stringMatching(/^已保存 1 块表的读数，“.+”的读数未保存$/) },
  });
});
