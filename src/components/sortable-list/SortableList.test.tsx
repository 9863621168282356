import { StrictMode, useState } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { insertAt, SortableArea, SortableList, useSortable, type SortableMove } from '.';

type Lists = Record<string, string[]>;

const apply = (lists: Lists, { id, from, to }: SortableMove): Lists => {
  const without = { ...lists, [from.zone]: lists[from.zone]!.filter((each) => each !== id) };
  return { ...without, [to.zone]: insertAt(without[to.zone]!, id, to.index) };
};

function Row({ id, index, count, other }: { id: string; index: number; count: number; other: string }) {
  const { itemProps, className, move } = useSortable({ id, name: id, index, count, isLocked: id === 'locked' });
  return (
    <li {...itemProps} className={className}>
      {id}
      <button disabled={index === 0} onClick={() => move({ index: index - 1 })}>
        up {id}
      </button>
      <button disabled={index === count - 1} onClick={() => move({ index: index + 1 })}>
        down {id}
      </button>
      <button onClick={() => move({ zone: other, index: 0 })}>over {id}</button>
    </li>
  );
}

interface BoardProps {
  initial: Lists;
  onMove?: (move: SortableMove) => boolean | void;
  landing?: (move: SortableMove) => SortableMove['to'] | null;
}

function Board({ initial, onMove, landing }: BoardProps) {
  const [lists, setLists] = useState(initial);
  const zones = Object.keys(lists);
  const move = (change: SortableMove) => {
    if (onMove?.(change) === false) return false;
    setLists((known) => apply(known, change));
    return true;
  };
  return (
    <SortableArea onMove={move} landing={landing}>
      {zones.map((zone, at) => (
        <SortableList key={zone} zone={zone} zoneLabel={`list ${zone}`} aria-label={zone}>
          {lists[zone]!.map((id, index) => (
            <Row key={id} id={id} index={index} count={lists[zone]!.length} other={zones[1 - at] ?? zone} />
          ))}
        </SortableList>
      ))}
    </SortableArea>
  );
}

/** jsdom has no layout: rows of 40 px below each other, in document order. */
function layOut() {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const rows = [...document.querySelectorAll('li')];
    const top = rows.indexOf(this as HTMLLIElement) * 40;
    return { top, left: 0, width: 200, height: 40, bottom: top + 40, right: 200, x: 0, y: top, toJSON: () => '' };
  });
}

const item = (id: string) => document.querySelector(`[data-sortable="${id}"]`)!;
const order = (zone: string) =>
  within(screen.getByRole('list', { name: zone }))
    .queryAllByRole('listitem')
    .map((row) => row.getAttribute('data-sortable'));

/** jsdom has no DragEvent: react-dnd only needs a mouse event with a data transfer. */
function fire(type: string, on: Element, clientY: number, types: string[] = []) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 10, clientY });
  const dataTransfer = { setData() {}, setDragImage() {}, types, items: [], files: [], dropEffect: 'move' };
  fireEvent(on, Object.assign(event, { dataTransfer }));
  return event;
}

/** Fires the events of a drag and drop between two y coordinates. */
function drag(id: string, fromY: number, over: string, toY: number) {
  jest.useFakeTimers();
  fire('dragstart', item(id), fromY);
  act(() => void jest.runAllTimers());
  fire('dragenter', item(over), toY);
  fire('dragover', item(over), toY);
  act(() => void jest.runAllTimers());
  fire('drop', item(over), toY);
  fire('dragend', item(id), toY);
  act(() => void jest.runAllTimers());
  jest.useRealTimers();
}

describe('a sortable list', () => {
  test('R098 an item dropped below the midpoint of a row is moved after it', () => {
    layOut();
    render(<Board initial={{ main: ['a', 'b', 'c'] }} />);
    drag('a', 10, 'b', 61);
    expect(order('main')).toEqual(['b', 'a', 'c']);
    expect(screen.getByRole('status')).toHaveTextContent('a已移到第 2 位');
  });

  test('R098 a drop above the midpoint or at the original position does not move the item', () => {
    layOut();
    const onMove = jest.fn();
    render(<Board initial={{ main: ['a', 'b', 'c'] }} onMove={onMove} />);
    drag('a', 10, 'b', 59);
    expect(onMove).not.toHaveBeenCalled();
  });

  test('R072 moving the pointer less than eight pixels does not start a drag', () => {
    layOut();
    const onMove = jest.fn();
    render(<Board initial={{ main: ['a', 'b', 'c'] }} onMove={onMove} />);
    drag('a', 57, 'b', 64);
    expect(onMove).not.toHaveBeenCalled();
    drag('a', 57, 'b', 66);
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  test('R101 a locked item cannot be dragged', () => {
    render(<Board initial={{ main: ['locked', 'b'] }} />);
    expect(item('b')).toHaveAttribute('draggable', 'true');
    expect(item('locked')).not.toHaveAttribute('draggable');
  });

  test('R098 an item moves to another, empty list, and its position is announced', async () => {
    render(<Board initial={{ main: ['a', 'b'], more: [] }} />);
    await userEvent.click(screen.getByRole('button', { name: 'over b' }));
    expect([order('main'), order('more')]).toEqual([['a'], ['b']]);
    expect(screen.getByRole('status')).toHaveTextContent('b已移到list more，第 1 位');
    expect(screen.getByRole('button', { name: 'over b' })).toHaveFocus();
  });

  test('R098 after a move by button the focus stays on it, or goes to the next one if it is now disabled', async () => {
    render(<Board initial={{ main: ['a', 'b', 'c'] }} />);
    await userEvent.click(screen.getByRole('button', { name: 'down a' }));
    expect(order('main')).toEqual(['b', 'a', 'c']);
    expect(screen.getByRole('button', { name: 'down a' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(order('main')).toEqual(['b', 'c', 'a']);
    expect(screen.getByRole('button', { name: 'over a' })).toHaveFocus();
  });

  test('R099 a rejected move changes nothing and is not announced', async () => {
    render(<Board initial={{ main: ['a', 'b'] }} onMove={() => false} />);
    await userEvent.click(screen.getByRole('button', { name: 'down a' }));
    expect(order('main')).toEqual(['a', 'b']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('R101 announces and marks where an item ends, not where it was dropped', async () => {
    layOut();
    render(<Board initial={{ main: ['a', 'b', 'c'] }} landing={() => ({ zone: 'main', index: 0 })} />);
    await userEvent.click(screen.getByRole('button', { name: 'down b' }));
    expect(screen.getByRole('status')).toHaveTextContent('b已移到第 1 位');
    jest.useFakeTimers();
    fire('dragstart', item('c'), 50);
    act(() => void jest.runAllTimers());
    fire('dragenter', item('b'), 110);
    fire('dragover', item('b'), 110);
    act(() => void jest.runAllTimers());
    expect(item('a')).toHaveClass('before');
    fire('dragend', item('c'), 110);
    act(() => void jest.runAllTimers());
    jest.useRealTimers();
  });

  test('R098 several areas work side by side and can be mounted and unmounted, also in strict mode', () => {
    layOut();
    const boards = (keys: string[]) => (
      <StrictMode>
        {keys.map((key) => (
          <Board key={key} initial={{ [key]: [`${key}1`, `${key}2`] }} />
        ))}
      </StrictMode>
    );
    const { rerender } = render(boards(['x', 'y']));
    rerender(boards(['y']));
    rerender(boards(['y', 'z']));
    drag('z1', 90, 'z2', 155);
    expect([order('y'), order('z')]).toEqual([
      ['y1', 'y2'],
      ['z2', 'z1'],
    ]);
  });
});

test('R047 the drop of a file or a text from elsewhere is left to what is under it', () => {
  render(
    <>
      <Board initial={{ main: ['a', 'b', 'c'] }} />
      <p>editor</p>
    </>,
  );
  for (const types of [['Files'], ['text/html', 'text/plain']]) {
    fire('dragenter', screen.getByText('editor'), 0, types);
    fire('dragover', screen.getByText('editor'), 0, types);
    expect(fire('drop', screen.getByText('editor'), 0, types).defaultPrevented).toBe(false);
  }
});
