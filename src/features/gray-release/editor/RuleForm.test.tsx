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

test('R051 A40 unreadable scopes are counted', () => {
  render(form(30, jest.fn(), { count: 1 }));
  expect(screen.getAllByText(/有 \d+ 条记录无法读取/)).toHaveLength(1);
});

test.each([
  ['150', 150],
  ['', NaN],
  ['1,5', NaN],
])('R051 a percentage that cannot be saved stays as it was typed, with an error: %j', (text, percent) => {
  const change = jest.fn();
  const { rerender } = render(form(30, change));
  const field = screen.getByRole('textbox', { name: '灰度比例' });
  expect(field).toHaveValue('30');
  expect(field).toHaveAccessibleDescription('范围内用户的比例');
  fireEvent.change(field, { target: { value: text } });
  expect(change).toHaveBeenLastCalledWith({ percent });
  rerender(form(percent, change));
  fireEvent.blur(field);
  expect(field).toHaveValue(text);
  expect(field).toHaveAccessibleDescription('请输入 0–100 的数字');
  expect(change).toHaveBeenCalledTimes(1);
  // Discarded, or the rule of another service.
  rerender(form(45, change));
  expect(field).toHaveValue('45');
});
