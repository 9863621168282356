import { fireEvent, render, screen } from '@testing-library/react';
import { RuleForm } from './RuleForm';

jest.mock('./ScopeTreeField', () => ({ ScopeTreeField: () => null }));
jest.mock('./PeopleField', () => ({ PeopleField: () => null }));

test('R051 clearing the percentage field keeps the percentage', () => {
  const change = jest.fn();
  const rule = { serviceName: 'a', enabled: true, regionIds: [], projectIds: ['P1'], userJobNumbers: [], percent: 30 };
  const scopes = { error: null } as never;
  render(
    <RuleForm
      rule={rule}
      scopes={scopes}
      people={{} as never}
      isReadOnly={false}
      isRefused={false}
      onChange={change}
    />,
  );
  const field = screen.getByRole('spinbutton');
  fireEvent.change(field, { target: { value: '' } });
  expect(field).toHaveValue('');
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '5' } });
  expect(change).toHaveBeenLastCalledWith({ percent: 5 });
});
