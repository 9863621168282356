/// <reference types="@testing-library/jest-dom" />
import { fireEvent, screen } from '@testing-library/dom';
import { fakeState, renderSubsystem } from '@portal/subsystem-sdk/testing';
import { lifecycles } from '../lifecycles';

jest.mock('../style.css', () => ({ __esModule: true, default: '' }));

const permissions = { ...fakeState.permissions, powerCodes: ['nfc:issue'] };

test('T12 A38 a new card marks what it refuses empty, and a refusal puts the focus on the first of them', async () => {
  await renderSubsystem(lifecycles, { address: '/cards/new', state: { permissions } });
  const holder = screen.getByLabelText('持卡人');
  const home = screen.getByLabelText('房号或单位');
  expect(holder).toBeRequired();
  expect(screen.getByText('持卡人')).toHaveClass('required');
  expect(screen.getByLabelText('失效日期')).toBeRequired();
  fireEvent.input(holder, { target: { value: '王芳' } });
  fireEvent.submit(holder.closest('form')!);
  expect(home).toHaveFocus();
  expect(home).toHaveAccessibleDescription();
});

test('T12 A38 the holder of a card that exists is not asked for', async () => {
  await renderSubsystem(lifecycles, { address: '/cards/64', state: { permissions } });
  expect(screen.getByLabelText('持卡人')).not.toBeRequired();
  expect(screen.getByText('持卡人')).not.toHaveClass('required');
  expect(screen.getByLabelText('失效日期')).toBeRequired();
});
