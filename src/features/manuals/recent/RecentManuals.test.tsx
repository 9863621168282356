import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { NamedManual } from '@/domain/manual/schema';
import { EnvelopeError, NetworkError } from '@/services/http';
import { getManual } from '@/services/manuals';
import type { ListDataState } from '@/shell/list-page';
import { sessionStore } from '@/shell/session';
import { localArea } from '@/utils/storage';
import { rememberOpened } from './openedManuals';
import { RecentManuals } from './RecentManuals';

jest.mock('@/services/manuals');
const get = jest.mocked(getManual);

const manual = (id: string, name = `手册${id}`): NamedManual => ({
  id,
  name,
  source: '5',
  sourceName: '电梯平台',
  pushTime: '2026-11-20 10:00:00',
  attachments: [],
});
const dataOf = (given: Partial<ListDataState<NamedManual>>): ListDataState<NamedManual> => ({
  rows: [],
  total: 0,
  isLoading: false,
  hasFailed: false,
  isOutdated: false,
  reload: jest.fn(),
  reloads: 0,
  isLastPage: false,
  loadAll: jest.fn(),
  ...given,
});

const open = jest.fn();
const view = (given: Partial<ListDataState<NamedManual>>) => <RecentManuals data={dataOf(given)} onOpen={open} />;
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const kept = () => (localArea.read('portal.recentManuals') as { items: string[] }).items;

let people = 0;
beforeEach(() => {
  people += 1;
  sessionStore.setState({ userKey: `person-${people}` });
  get.mockReset().mockImplementation((id) => Promise.resolve(manual(id)));
});

describe('recently opened manuals', () => {
  test('R048 nothing is shown before the first one was opened', async () => {
    const { container } = render(view({ rows: [manual('1')] }));
    expect(container).toBeEmptyDOMElement();
    await act(async () => rememberOpened('1'));
    expect(within(screen.getByRole('region', { name: '最近打开' })).getByRole('button')).toHaveTextContent('手册1');
  });

  test('R048 R245 manuals in the list are not loaded, the others once; a click opens one', async () => {
    ['1', '2', '3'].forEach(rememberOpened);
    const { rerender } = render(view({ rows: null }));
    expect(get).not.toHaveBeenCalled();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    const rows = [manual('2'), manual('8')];
    await act(async () => rerender(view({ rows })));
    expect(names()).toEqual(['手册3', '手册2', '手册1']);
    expect(get.mock.calls.map(([id]) => id)).toEqual(['3', '1']);
    await act(async () => rerender(view({ rows: [manual('1', '新名称'), manual('2')] })));
    expect(names()).toEqual(['手册3', '手册2', '新名称']);
    expect(get).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByText('手册3'));
    expect(open).toHaveBeenCalledWith('3');
  });

  test('R048 a deleted manual disappears and is removed from storage', async () => {
    ['1', '2'].forEach(rememberOpened);
    get.mockImplementation((id) =>
      id === '1' ? Promise.reject(new EnvelopeError('getManual', '0', '已被删除')) : Promise.resolve(manual(id)),
    );
    await act(async () => void render(view({})));
    expect(names()).toEqual(['手册2']);
    expect(kept()).toEqual(['2']);
  });

  test('R048 a manual that failed to load is hidden but kept, and loaded again with the list', async () => {
    ['1', '2'].forEach(rememberOpened);
    get.mockRejectedValueOnce(new NetworkError('getManual'));
    const { rerender } = render(view({}));
    await act(async () => undefined);
    expect(names()).toEqual(['手册1']);
    expect(kept()).toEqual(['2', '1']);
    await act(async () => rerender(view({ reloads: 1 })));
    expect(names()).toEqual(['手册2', '手册1']);
  });

  test('R048 when the list failed to load the row is hidden', async () => {
    rememberOpened('1');
    const { container } = render(view({ rows: null, hasFailed: true }));
    expect(container).toBeEmptyDOMElement();
    expect(get).not.toHaveBeenCalled();
  });
});
