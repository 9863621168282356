import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakePortal } from '../index';
import {
  Counters,
  DateField,
  Dialog,
  FilterRow,
  FilterSelect,
  FormFoot,
  labelledCells,
  PageHead,
  Pager,
  PortalProvider,
  Status,
} from './index';

const show = (children: React.ReactNode, locale: 'zh-CN' | 'en-US' = 'en-US') => {
  const portal = createFakePortal({ state: { locale } });
  const view = render(<PortalProvider portal={portal}>{children}</PortalProvider>);
  return { ...view, portal };
};

describe('the parts that subsystems share', () => {
  test('T12 the cells of a column of antd have the label that stands before them on a phone', () =>
    expect(labelledCells('Keeper').onCell()).toEqual({ 'data-label': 'Keeper' }));

  test('T12 the head of a page has link, heading, facts and buttons, and leaves out what is absent', () => {
    const { container, unmount } = show(
      <PageHead
        back={<a href="/list">Back</a>}
        heading={<h1>Order 7</h1>}
        facts={<Status tone="danger">Late</Status>}
        actions={<button type="button">Close</button>}
      />,
    );
    expect([...container.querySelectorAll('.page-head > *')].map((part) => part.textContent)).toEqual([
      'Back',
      'Order 7Late',
      'Close',
    ]);
    expect(screen.getByText('Late')).toHaveAttribute('data-tone', 'danger');
    unmount();
    show(<PageHead heading={<h1>Orders</h1>} />);
    expect(document.querySelector('.page-head p, .page-head .actions')).toBeNull();
  });

  test('T12 a counter filters, and the active one releases its filter', async () => {
    function Page() {
      const [value, setValue] = useState<'open' | 'done' | null>(null);
      const options = [
        { value: 'open' as const, label: 'Open', count: 4 },
        { value: 'done' as const, label: 'Done', count: 0 },
      ];
      return <Counters<'open' | 'done'> label="Status" value={value} options={options} onChange={setValue} />;
    }
    show(<Page />);
    const open = within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { name: 'Open 4' });
    await userEvent.click(open);
    expect(open).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Done 0' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(open);
    expect(open).toHaveAttribute('aria-pressed', 'false');
  });

  test('T12 a filter offers all and its values; the row resets it and says how many records are left', async () => {
    const onChange = jest.fn();
    const onReset = jest.fn();
    show(
      <FilterRow resetText="Clear" onReset={onReset} total="3 records">
        <FilterSelect label="Kind" value="b" options={[['a', 'A'] as const, ['b', 'B'] as const]} onChange={onChange} />
      </FilterRow>,
    );
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('B');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Kind · All');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'A');
    expect(onChange.mock.calls).toEqual([[null], ['a']]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onReset).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('3 records');
  });

  test.each([
    [false, '没有需要保存的修改'],
    [true, '有未保存的修改'],
  ])('T12 the foot of a form says whether there is something to save: %s', (isChanged, text) => {
    show(
      <FormFoot isChanged={isChanged}>
        <button type="submit">Save</button>
      </FormFoot>,
      'zh-CN',
    );
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getByRole('status').hasAttribute('data-changed')).toBe(isChanged);
  });

  test.each(['Save', 'Discard'])('T12 A38 after a press of %s the foot keeps the focus of its button', async (name) => {
    function Page() {
      const [isChanged, setChanged] = useState(false);
      return (
        <>
          <input aria-label="Note" onChange={() => setChanged(true)} />
          <FormFoot isChanged={isChanged}>
            {isChanged && (
              <button type="button" onClick={() => setChanged(false)}>
                Discard
              </button>
            )}
            <button type="button" disabled={!isChanged} onClick={() => setChanged(false)}>
              Save
            </button>
          </FormFoot>
        </>
      );
    }
    const { container } = show(<Page />);
    await userEvent.type(screen.getByLabelText('Note'), 'a');
    expect(screen.getByLabelText('Note')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(container.querySelector('.form-foot')).toHaveFocus();
  });

  test.each(['{Enter}', 'Save'])(
    'T12 A38 a form that is removed when it is saved by %s leaves the focus to the heading',
    async (how) => {
      function Page() {
        const [isOpen, setOpen] = useState(true);
        return (
          <>
            <h1 tabIndex={-1}>Order</h1>
            {isOpen && (
              <form onSubmit={(event) => (event.preventDefault(), setOpen(false))}>
                <input aria-label="Note" />
                <FormFoot isChanged>
                  <button type="submit">Save</button>
                </FormFoot>
              </form>
            )}
          </>
        );
      }
      show(<Page />);
      if (how === 'Save') await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      else await userEvent.type(screen.getByLabelText('Note'), `a${how}`);
      expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Order' })).toHaveFocus();
    },
  );

  test('T12 a dialog holds the focus, closes by Escape, cross and veil, and returns the focus', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && (
            <Dialog title="Scrap" onClose={() => setOpen(false)} foot={<button type="button">OK</button>}>
              <input aria-label="Reason" />
            </Dialog>
          )}
        </>
      );
    }
    const { container } = show(<Page />);
    const opener = screen.getByRole('button', { name: 'Open' });
    const open = () => userEvent.click(opener);
    const expectClosed = () => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(opener).toHaveFocus();
    };
    await open();
    expect(screen.getByRole('dialog', { name: 'Scrap' })).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expectClosed();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expectClosed();
    await open();
    await userEvent.click(container.querySelector('.dialog-veil')!);
    expectClosed();
  });

  test('T12 a date field follows the language and the value of its component', async () => {
    const onChange = jest.fn();
    const field = (value: string) => <DateField id="day" value={value} onChange={onChange} />;
    const { portal, rerender } = show(field('2026-03-01'));
    expect(screen.getByRole('textbox')).toHaveValue('2026-03-01');
    rerender(<PortalProvider portal={portal}>{field('2026-04-02')}</PortalProvider>);
    expect(screen.getByRole('textbox')).toHaveValue('2026-04-02');
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await userEvent.click(screen.getByRole('button', { name: /April 9/ }));
    expect(onChange.mock.calls).toEqual([['2026-04-09']]);
  });

  test('T12 a pager follows the language and the page of its component', async () => {
    const onChange = jest.fn();
    const pager = (page: number) => <Pager page={page} pages={9} total="90 records" onChange={onChange} />;
    const { portal, rerender } = show(pager(1));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onChange.mock.calls).toEqual([[2]]);
    rerender(<PortalProvider portal={portal}>{pager(2)}</PortalProvider>);
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
    act(() => portal.setState({ locale: 'zh-CN' }));
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 2 页');
  });
});
