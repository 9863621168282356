/// <reference types="@testing-library/jest-dom" />
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeState, renderSubsystem } from '@portal/subsystem-sdk/testing';
import { lifecycles } from '../lifecycles';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const permissions = { ...fakeState.permissions, powerCodes: ['lift:suspend'] };
const request = () => Promise.reject(new Error('no server'));
const open = (address: string) => renderSubsystem(lifecycles, { act, address, request, state: { permissions } });

jest.mock('../lift.css', () => ({ __esModule: true, default: '' }));

test('T12 A38 a refused inspection puts the focus on the first wrong field', async () => {
  await open('/lifts/1?tab=inspect');
  const inspector = screen.getByLabelText('检验人');
  fireEvent.change(screen.getByLabelText('备注'), { target: { value: '正常' } });
  press('保存检验');
  expect(inspector).toHaveFocus();
  expect(inspector).toHaveAccessibleDescription();

  // The focus of a group goes to its first radio, that of the points to the first open one.
  fireEvent.change(inspector, { target: { value: '袁师傅' } });
  press('保存检验');
  expect(screen.getByRole('radio', { name: '合格' })).toHaveFocus();
  fireEvent.click(screen.getByRole('radio', { name: '合格' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '层门与轿门' }));
  press('保存检验');
  expect(screen.getByRole('checkbox', { name: '制动器' })).toHaveFocus();

  fireEvent.input(screen.getByLabelText('检验日期'), { target: { value: '' } });
  press('保存检验');
  expect(screen.getByLabelText('检验日期')).toHaveFocus();
});

test('T12 A38 an inspection marks what it refuses empty: the remarks and the points by the result', async () => {
  await open('/lifts/1?tab=inspect');
  const remarks = screen.getByLabelText('备注');
  const points = screen.getByRole('checkbox', { name: '制动器' });
  expect(screen.getByLabelText('检验人')).toBeRequired();
  expect(screen.getByText('检验人')).toHaveClass('required');
  expect(screen.getByRole('radiogroup', { name: '检验结论' })).toHaveAttribute('aria-required', 'true');
  expect(remarks).not.toBeRequired();
  fireEvent.click(screen.getByRole('radio', { name: '不合格' }));
  expect(remarks).toBeRequired();
  expect(screen.getByText('备注')).toHaveClass('required');
  expect(points).not.toBeRequired();
  fireEvent.click(screen.getByRole('radio', { name: '合格' }));
  expect(remarks).not.toBeRequired();
  expect(points).toBeRequired();
});

test('T12 A38 a refused rescue call puts the focus on the first wrong field', async () => {
  await open('/lifts/1/rescue');
  const [people, floor, contact] = screen.getAllByRole('textbox');
  expect(people).toBeRequired();
  expect(contact).not.toBeRequired();
  fireEvent.change(people!, { target: { value: '2' } });
  fireEvent.submit(people!.closest('form')!);
  expect(floor).toHaveFocus();
});

test('R036 a lift whose inspection failed may return to service after one of the same day has passed', async () => {
  const report = jest.spyOn(console, 'error');
  const { navigate } = await open('/lifts/1?tab=inspect');
  const save = (result: string) => {
    fireEvent.change(screen.getByLabelText('检验人'), { target: { value: '袁师傅' } });
    fireEvent.click(screen.getByRole('radio', { name: result }));
    press('保存检验');
  };
  fireEvent.change(screen.getByLabelText('备注'), { target: { value: '制动器间隙超标' } });
  save('不合格');
  expect(screen.getByRole('button', { name: '恢复使用' })).toBeDisabled();

  for (const point of screen.getAllByRole('checkbox')) fireEvent.click(point);
  save('合格');
  expect(screen.getByRole('button', { name: '恢复使用' })).toBeEnabled();

  await navigate('/lifts/1?tab=inspections');
  const [newest, before] = screen.getAllByRole('listitem').filter((item) => item.querySelector('.result'));
  expect(newest).toHaveTextContent('合格');
  expect(newest).not.toHaveTextContent('不合格');
  expect(before).toHaveTextContent('不合格');
  expect(report).not.toHaveBeenCalled();
});
