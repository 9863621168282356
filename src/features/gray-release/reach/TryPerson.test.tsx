import { act, fireEvent, render, screen } from '@testing-library/react';
import { listUserScope } from '@/services/gray-release';
import { TryPerson } from './TryPerson';

jest.mock('@/services/gray-release');
const list = jest.mocked(listUserScope);

const rule = { serviceName: 'a', enabled: true, regionIds: [], projectIds: [], userJobNumbers: ['1001'] };

const ask = async (jobNumber: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: jobNumber } });
  await act(async () => fireEvent.submit(screen.getByRole('textbox')));
};

const open = (areScopesLoaded = true) =>
  render(<TryPerson rule={rule} scopesById={new Map()} areScopesLoaded={areScopesLoaded} isEdited={false} />);

describe('checking a rule for a person', () => {
  test.each([
    ['whose project is unknown', true, '无法确定该用户所在项目'],
    ['whose scopes are not loaded', false, '区域和项目尚未加载'],
  ])('R051 a person %s is not reported as out of scope', async (_name, areScopesLoaded, reason) => {
    open(areScopesLoaded);
    list.mockResolvedValueOnce([{ id: '1002', name: '周晓彤', parentId: 'P1' }]);
    await ask('1002');
    expect(screen.getByRole('status')).toHaveTextContent('无法判断');
    expect(screen.getByRole('status')).toHaveTextContent(reason);
    expect(screen.getByRole('status')).not.toHaveTextContent('未命中');
  });

  test('R051 a failed check removes the result of the previous person', async () => {
    open();
    list.mockResolvedValueOnce([{ id: '1001', name: '林知远' }]);
    await ask('1001');
    expect(screen.getByRole('status')).toHaveTextContent('林知远');
    list.mockRejectedValueOnce(new Error('down'));
    await ask('1002');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
