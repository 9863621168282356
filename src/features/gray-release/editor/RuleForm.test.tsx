import { fireEvent, render, screen } from '@testing-library/react';
import { RuleForm } from './RuleForm';

jest.mock('./ScopeTreeField', () => ({ ScopeTreeField: () => null }));
jest.mock('./PeopleField', () => ({ PeopleField: () => null }));

const form = (percent: number, onChange: () => void, leftOutRegions?: { count: number }) => (
  <RuleForm
    rule={{ serviceName: 'a', enabled: true, regionIds: [], projectIds: ['P1'], userJobNumbers: [], percent }}
    scopes={{ error: null, leftOut: { region: leftOutRegions, project: undefined } } as never}
    people={{} as never}
    isReadOnly={false}
    isRefused={false}
    onChange={onChange}
  />
);

test('R051 A40 unreadable scopes are counted, and clearing the percentage field keeps the percentage', () => {
  const change = jest.fn();
  render(form(30, change, { count: 1 }));
  expect(screen.getAllByText(/有 \d+ 条记录无法读取/)).toHaveLength(1);
  const field = screen.getByRole('spinbutton');
  fireEvent.change(field, { target: { value: '' } });
  expect(field).toHaveValue('');
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '5' } });
  expect(change).toHaveBeenLastCalledWith({ percent: 5 });
});

test('R051 a percentage outside of 0 to 100 stays in the field with an error', () => {
  const change = jest.fn();
  const { rerender } = render(form(30, change));
  const field = screen.getByRole('spinbutton');
  fireEvent.change(field, { target: { value: '150' } });
  expect(change).toHaveBeenLastCalledWith({ percent: 150 });
  rerender(form(150, change));
  fireEvent.blur(field);
  expect(field).toHaveValue('150');
  expect(field).toHaveAccessibleDescription('请输入 0–100 的数字');
  expect(change).toHaveBeenCalledTimes(1);
});
