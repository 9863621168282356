import { act, render, screen } from '@testing-library/react';
import { useOverflow } from './useOverflow';
import type { ViewEntry } from './useNavigationEntries';

const home = { systemCode: 'home', systemName: '首页' } as ViewEntry;
const lift = { systemCode: 'lift', systemName: '电梯' } as ViewEntry;
/** 48 px and 14 px per character. */
const BOTH = 2 * (48 + 2 * 14);

let width: number;
let resize: () => void;

const setWidth = (next: number) => {
  width = next;
  act(() => resize());
};

function Row({ entries }: { entries: ViewEntry[] }) {
  const { barRef, reservedRef, shown } = useOverflow(entries, null);
  return (
    <nav ref={barRef}>
      <div ref={reservedRef}>{shown.map(({ systemName }) => systemName).join(' ')}</div>
    </nav>
  );
}

beforeEach(() => {
  width = BOTH;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    resize = () => callback([], {} as ResizeObserver);
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
});

test('R086 an entry removed by a jittering edge stays away when the list is only completed, and returns with a new list', () => {
  const { rerender } = render(<Row entries={[home, lift]} />);
  expect(screen.getByText('首页 电梯')).toBeInTheDocument();
  setWidth(BOTH - 1);
  setWidth(BOTH);
  expect(screen.getByText('首页')).toBeInTheDocument();
  rerender(<Row entries={[home, { ...lift, registeredPath: '/lift' }]} />);
  expect(screen.getByText('首页')).toBeInTheDocument();
  rerender(<Row entries={[home, { ...lift, systemName: '安防' }]} />);
  expect(screen.getByText('首页 安防')).toBeInTheDocument();
});

test('R086 R087 the width that counts is the observed one, not the one at the time of rendering', () => {
  render(<Row entries={[home, lift]} />);
  act(() => {
    resize();
    width = BOTH - 1;
    resize();
    resize();
    // A part beside the bar is hidden until the next frame: the observer reports nothing, since its size is the same then.
    width = BOTH + 100;
  });
  expect(screen.getByText('首页')).toBeInTheDocument();
});
