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

describe('trying a rule on a person', () => {
  test('R051 a check that fails leaves no answer for somebody else on screen', async () => {
    render(<TryPerson rule={rule} places={new Map()} isEdited={false} />);
    list.mockResolvedValueOnce([{ id: '1001', name: '林知远' }]);
    await ask('1001');
    expect(screen.getByRole('status')).toHaveTextContent('林知远');
    list.mockRejectedValueOnce(new Error('down'));
    await ask('1002');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
