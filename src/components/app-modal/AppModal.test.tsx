import { Activity, useState } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppModal, type AppModalProps } from '.';
import { keepReachable } from './keepReachable';

// In tests the vendor gives every dialog the same id, so its list of open layers would hold only one of them.
jest.mock('@rc-component/util/lib/hooks/useId', () => ({
  __esModule: true,
  default: () => (jest.requireActual('react') as typeof import('react')).useId(),
}));

beforeAll(() => AppModal.preload());

function Screen({ onClose, children, ...rest }: Partial<AppModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>opener</button>
      <AppModal
        title="Bind"
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
      >
        {children ?? <input aria-label="phone" />}
      </AppModal>
    </>
  );
}

async function open(props: Partial<AppModalProps> = {}) {
  render(<Screen {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'opener' }));
  return screen.findByRole('dialog');
}

const escape = () => userEvent.keyboard('{Escape}');
const dialogs = () => screen.queryAllByRole('dialog');

describe('R123 the width of a dialog', () => {
  test('is 580 px by default and can be set by the caller', async () => {
    expect(await open()).toHaveStyle({ width: '580px' });
    await escape();
    render(<AppModal open title="x" width={921} onClose={() => {}} />);
    expect(await screen.findByRole('dialog')).toHaveStyle({ width: '921px' });
  });
});

describe('R124 the title of a dialog', () => {
  test('is the accessible name of the dialog', async () => {
    expect(await open({ title: '绑定旧账号' })).toHaveAccessibleName('绑定旧账号');
  });

  test('is 默认标题 when none is given, and a warning is logged', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await open({ title: undefined })).toHaveAccessibleName('默认标题');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('without a title'));
  });
});

describe('R125 closing a dialog', () => {
  test('works by Escape and by the close button, not by a click on the mask', async () => {
    const onClose = jest.fn();
    await open({ onClose });
    const wrapper = document.querySelector('.ant-modal-wrap')!;
    fireEvent.mouseDown(wrapper);
    fireEvent.click(wrapper);
    expect(onClose).not.toHaveBeenCalled();
    await escape();
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialogs()).toHaveLength(0));

    await userEvent.click(screen.getByRole('button', { name: 'opener' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '关闭' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('asks for confirmation when there is unsaved input', async () => {
    const onBeforeClose = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const onClose = jest.fn();
    await open({ onClose, onBeforeClose });
    await escape();
    expect(onBeforeClose).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await escape();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('is canceled when the confirmation itself fails, and asks again next time', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('no draft store');
    const onBeforeClose = jest.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(true);
    const onClose = jest.fn();
    await open({ onClose, onBeforeClose });
    await escape();
    expect(onClose).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledWith('[dialog]', failure);
    await escape();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('asks only once when Escape is pressed repeatedly', async () => {
    const onBeforeClose = jest.fn(() => new Promise<boolean>(() => {}));
    await open({ onBeforeClose });
    await escape();
    await escape();
    expect(onBeforeClose).toHaveBeenCalledTimes(1);
  });

  test('is not possible while the action is running', async () => {
    const onClose = jest.fn();
    await open({ onClose, isBusy: true, onOk: () => {} });
    await escape();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('closes only the topmost of nested dialogs', async () => {
    const onClose = jest.fn();
    await open({ onClose, children: <Screen title="inner">inner words</Screen> });
    const openers = screen.getAllByRole('button', { name: 'opener', hidden: true });
    await userEvent.click(openers[1]!);
    await screen.findByText('inner words');
    await escape();
    await waitFor(() => expect(screen.queryByText('inner words')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    await escape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

// Dragging with the pointer and restoring the focus need a real browser: tests/e2e/dialogs.spec.ts.
describe('R126 dragging a dialog', () => {
  const window = { width: 1366, height: 768 };
  const home = { left: 393, right: 973, top: 226 };

  test.each([
    ['follows the pointer', { x: 100, y: 60 }, { x: 100, y: 60 }],
    ['leaves 40 px at the right edge', { x: 5000, y: 0 }, { x: 1366 - 40 - 393, y: 0 }],
    ['leaves 40 px at the left edge next to the close button', { x: -5000, y: 0 }, { x: 40 + 56 - 973, y: 0 }],
    ['never hides the header above', { x: 0, y: -5000 }, { x: 0, y: -226 }],
    ['leaves 40 px of the header below', { x: 0, y: 5000 }, { x: 0, y: 768 - 40 - 226 }],
  ])('%s', (_name, wanted, allowed) => expect(keepReachable(wanted, home, window)).toEqual(allowed));

  test('a dialog higher than the window is not moved vertically by a horizontal drag', () => {
    expect(keepReachable({ x: 10, y: 0 }, { left: 0, right: 400, top: -30 }, { width: 400, height: 300 })).toEqual({
      x: 10,
      y: 0,
    });
  });
});

test('R125 R311 a page that was hidden with an open dialog works again when it is shown', async () => {
  const Page = ({ mode }: { mode: 'visible' | 'hidden' }) => (
    <Activity mode={mode}>
      <p>page</p>
      <AppModal open title="Bind" onClose={() => {}}>
        <input aria-label="phone" />
      </AppModal>
    </Activity>
  );
  const { rerender } = render(<Page mode="visible" />);
  await screen.findByRole('dialog');
  rerender(<Page mode="hidden" />);
  await act(async () => {});
  rerender(<Page mode="visible" />);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByText('page')).toBeVisible();
});
