import { act, renderHook, waitFor } from '@testing-library/react';
import { organizationItems } from '@/domain/permission-application/schema';
import { EMPTY_FORM } from '@/domain/permission-application';
import { readWire } from '@/domain/wire';
import { listAreas, listDepartments, listProjects, listRoleTypes, listSkills } from '@/services/applications';
import { useApplicationChoices } from './useChoices';

jest.mock('@/services/applications');
const items = jest.mocked(listProjects);

const open = (areaId: string) =>
  renderHook((form: typeof EMPTY_FORM) => useApplicationChoices(form), { initialProps: { ...EMPTY_FORM, areaId } });

beforeEach(() => {
  jest.resetAllMocks();
  for (const call of [listAreas, listDepartments, listRoleTypes, listSkills]) jest.mocked(call).mockResolvedValue([]);
});

test('R050 R231 dependent options are loaded when the choice they depend on is made, not earlier', async () => {
  items.mockResolvedValue([{ id: 'P1', name: '梧桐里' }]);
  const { result, rerender } = open('');
  await waitFor(() => expect(listAreas).toHaveBeenCalledTimes(1));
  expect(items).not.toHaveBeenCalled();
  expect(listRoleTypes).not.toHaveBeenCalled();
  rerender({ ...EMPTY_FORM, areaId: 'A1', systemCode: 'lift' });
  await waitFor(() => expect(result.current.items.list).toEqual([{ value: 'P1', title: '梧桐里' }]));
  expect(items.mock.calls[0]![0]).toEqual({ areaId: 'A1' });
  expect(listRoleTypes).toHaveBeenCalledWith({ systemCode: 'lift' }, expect.anything());
  expect(listDepartments).not.toHaveBeenCalled();
  rerender({ ...EMPTY_FORM, areaId: '', systemCode: 'lift' });
  expect(result.current.items.list).toEqual([]);
});

test('R050 F29 projects of a previous area are never shown, even when they arrive late', async () => {
  const answers: ((list: { id: string; name: string }[]) => void)[] = [];
  items.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { result, rerender } = open('A1');
  await waitFor(() => expect(answers).toHaveLength(1));
  rerender({ ...EMPTY_FORM, areaId: 'A2' });
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]!([{ id: 'P2', name: '西溪雅居' }]));
  expect(result.current.items.list.map(({ value }) => value)).toEqual(['P2']);
  await act(async () => answers[0]!([{ id: 'P1', name: '梧桐里' }]));
  expect(result.current.items.list.map(({ value }) => value)).toEqual(['P2']);
});

test('A40 options that could not be read are counted, a tree too', async () => {
  const { data } = readWire(organizationItems, [{ id: 'P1', name: '梧桐里' }, null, 'nonsense'])!;
  items.mockResolvedValue(data);
  const { result } = open('A1');
  await waitFor(() => expect(result.current.items.leftOut).toEqual({ count: 2 }));
  expect(result.current.items.list).toEqual([{ value: 'P1', title: '梧桐里' }]);
});

test('R231 a failure is shown and can be retried', async () => {
  items.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce([{ id: 'P1', name: '梧桐里' }]);
  const { result } = open('A1');
  await waitFor(() => expect(result.current.items.isFailed).toBe(true));
  expect(result.current.items.list).toEqual([]);
  act(() => result.current.items.retry());
  await waitFor(() => expect(result.current.items.list).toHaveLength(1));
  expect(result.current.items.isFailed).toBe(false);
});
