/// <reference types="@testing-library/jest-dom" />
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeState, renderSubsystem } from '@portal/subsystem-sdk/testing';
import { lifecycles } from '../lifecycles';
import { monthOf, readingOf } from '../meters/meter';
import { seedMeters } from '../meters/seed';

jest.mock('../wcx.css', () => ({ __esModule: true, default: '' }));

const month = monthOf(new Date());
const meters = seedMeters(new Date());
const permissions = { ...fakeState.permissions, powerCodes: ['meter:correct'] };
const open = async (isRead: boolean) => {
  const meter = meters.find((each) => (readingOf(each, month) !== undefined) === isRead)!;
  await renderSubsystem(lifecycles, { act, address: `/meters/${meter.id}`, state: { permissions } });
};

test('T12 A38 a refused reading has the focus, and only a correction needs its reason', async () => {
  await open(false);
  const value = screen.getByLabelText(/^读数/);
  expect(value).toBeRequired();
  expect(screen.getByLabelText('备注')).not.toBeRequired();
  fireEvent.change(value, { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: '保存读数' }));
  expect(value).toHaveFocus();
});

test('T12 A38 a correction without a reason puts the focus on the reason', async () => {
  await open(true);
  const reason = screen.getByLabelText('更正原因');
  expect(reason).toBeRequired();
  fireEvent.change(reason, { target: { value: '错' } });
  fireEvent.click(screen.getByRole('button', { name: '保存更正' }));
  expect(reason).toHaveFocus();
});
