import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MARKED_FOR_MS, markSaved } from '@/shell/cached-pages';
import { createVisibility, PageVisibility } from '@/utils/pageVisibility';
import { useSavedRow } from './useSavedRow';

const scroll = jest.fn();
/** Ids of the rows scrolled into view. */
const scrolled = () => scroll.mock.contexts.map((row) => (row as HTMLElement).dataset.rowKey);

function List({ rows }: { rows: readonly string[] | null }) {
  const region = useRef<HTMLDivElement>(null);
  const savedKey = useSavedRow(region, { topic: 'notices', keys: rows, rows });
  return (
    <div ref={region}>
      {rows?.map((id) => (
        <p key={id} data-row-key={id} aria-current={id === savedKey || undefined}>
          {id}
        </p>
      ))}
    </div>
  );
}

const open = (first: readonly string[] | null) => {
  const visibility = createVisibility(true);
  const list = (rows: readonly string[] | null) => (
    <PageVisibility value={visibility}>
      <List rows={rows} />
    </PageVisibility>
  );
  const { rerender } = render(list(first));
  return {
    load: (rows: readonly string[]) => rerender(list(rows)),
    show: (is: boolean) => act(() => visibility.set(is)),
  };
};
const marked = () => screen.queryAllByText(/./, { selector: '[aria-current]' }).map((row) => row.textContent);

beforeAll(() => Object.assign(HTMLElement.prototype, { scrollIntoView: scroll }));
beforeEach(() => {
  jest.useFakeTimers();
  scroll.mockClear();
});
afterEach(() => void jest.useRealTimers());

describe('R046 R047 A18 the row of a record that was just saved', () => {
  test('is marked and scrolled into view in the cached list, once its rows have come', () => {
    const { load, show } = open(['1', '2']);
    show(false);
    markSaved('notices', '3', { isNew: true });
    show(true);
    expect(marked()).toEqual([]);
    load(['3', '1']);
    expect(marked()).toEqual(['3']);
    expect(scrolled()).toEqual(['3']);
    load(['3', '1', '2']);
    expect(marked()).toEqual(['3']);
    expect(scrolled()).toEqual(['3']);
  });

  test('is marked where it is after editing: the list keeps its position', () => {
    const { load, show } = open(['1', '2']);
    show(false);
    markSaved('notices', '2', { isNew: false });
    show(true);
    expect(marked()).toEqual(['2']);
    load(['1', '2']);
    expect(marked()).toEqual(['2']);
    expect(scroll).not.toHaveBeenCalled();
  });

  test('is marked in a list that is opened for it', () => {
    markSaved('notices', '1', { isNew: true });
    const { load } = open(null);
    load(['1']);
    expect(marked()).toEqual(['1']);
  });

  test('is marked once: not after the page or its rows were left', () => {
    const { load, show } = open(['1']);
    markSaved('notices', '2', { isNew: true });
    load(['2', '1']);
    expect(marked()).toEqual(['2']);
    load(['8', '9']);
    load(['2', '1']);
    expect(marked()).toEqual([]);
    markSaved('notices', '2', { isNew: false });
    load(['2']);
    expect(marked()).toEqual(['2']);
    show(false);
    show(true);
    expect(marked()).toEqual([]);
  });

  test('waits for a list that loads while another page is on screen', () => {
    const { load, show } = open(['1']);
    show(false);
    markSaved('notices', '2', { isNew: true });
    load(['2', '1']);
    expect(marked()).toEqual([]);
    show(true);
    expect(marked()).toEqual(['2']);
  });

  test('is not marked when it was saved long ago, nor in the list of other data', () => {
    const { load } = open(['1']);
    markSaved('manuals', '1', { isNew: true });
    load(['1', '2']);
    expect(marked()).toEqual([]);
    markSaved('notices', '2', { isNew: true });
    jest.advanceTimersByTime(MARKED_FOR_MS + 1);
    load(['2', '1']);
    expect(marked()).toEqual([]);
  });
});
