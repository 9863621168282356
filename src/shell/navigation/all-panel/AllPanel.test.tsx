import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { match } from 'pinyin-pro';
import type { ViewEntry } from '../useNavigationEntries';
import AllPanel from './AllPanel';

const mockPinyin = jest.fn();
jest.mock('./usePinyin', () => ({ usePinyin: () => mockPinyin() as unknown }));
const mockOpen = jest.fn();
jest.mock('../openEntry', () => ({
  openEntry: (entry: { systemCode: string }) => mockOpen(entry.systemCode) as unknown,
}));
jest.mock('@/utils/environment', () => ({ getEnvironment: () => ({ name: 'test', fileHost: '/_files' }) }));

const entries = [
  ['lift', '电梯平台'],
  ['af', '安防'],
].map(([systemCode, systemName]) => ({ systemCode, systemName, isByd: false, icon: '' }) as unknown as ViewEntry);
const loaded = {
  isLoading: false,
  read: (name: string, letters: string) => {
    const hit = match(name, letters, { continuous: true, precision: 'start' });
    return hit?.length ? [hit[0]!, hit.at(-1)! + 1] : null;
  },
};
const panel = () => (
  <AllPanel
    moved={entries}
    more={[]}
    everything={entries}
    currentCode={null}
    state="ready"
    focus="search"
    onClose={() => undefined}
    onCustomize={() => undefined}
  />
);

beforeEach(() => {
  mockOpen.mockClear();
  mockPinyin.mockReturnValue({ isLoading: true });
});

describe('R086 while pinyin is still loading', () => {
  test('Enter is kept, and opens the first result as soon as there is one', async () => {
    const user = userEvent.setup();
    const { rerender } = render(panel());
    await user.type(screen.getByRole('searchbox'), 'dtp{Enter}');
    expect(screen.queryByText('没有找到系统')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(mockOpen).not.toHaveBeenCalled();
    mockPinyin.mockReturnValue(loaded);
    rerender(panel());
    expect(mockOpen.mock.calls).toEqual([['lift']]);
  });

  test.each([
    ['what was typed after Enter opens nothing', 'dtp{Enter}i'],
    ['without Enter nothing is opened', 'dtp'],
  ])('%s', async (_words, keys) => {
    const user = userEvent.setup();
    const { rerender } = render(panel());
    await user.type(screen.getByRole('searchbox'), keys);
    mockPinyin.mockReturnValue(loaded);
    rerender(panel());
    expect(mockOpen).not.toHaveBeenCalled();
  });

  test('a name is found at once', async () => {
    const user = userEvent.setup();
    render(panel());
    await user.type(screen.getByRole('searchbox'), '安防{Enter}');
    expect(mockOpen.mock.calls).toEqual([['af']]);
  });

  test('when it cannot be loaded, nothing was found', async () => {
    const user = userEvent.setup();
    const { rerender } = render(panel());
    await user.type(screen.getByRole('searchbox'), 'dtp{Enter}');
    mockPinyin.mockReturnValue({ isLoading: false });
    rerender(panel());
    expect(screen.getByText('没有找到系统')).toBeVisible();
    expect(mockOpen).not.toHaveBeenCalled();
  });
});
