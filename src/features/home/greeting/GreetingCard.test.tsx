import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/shell/feedback';
import { GreetingCard } from './GreetingCard';

const person = { userName: '林知远', telephone: '13812345678', jobNumber: 'XK002417' };

describe('greeting card', () => {
  test('R005 shows name, full phone and job number', () => {
    render(<GreetingCard person={person} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('林知远');
    expect(screen.getByText('13812345678')).toBeInTheDocument();
    expect(screen.getByText('XK002417')).toBeInTheDocument();
  });

  test('A40 R005 without values the name is ***, the others are a dash, and there is no copy button', () => {
    render(<GreetingCard person={{ userName: ' ', telephone: '', jobNumber: null }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('***');
    expect(screen.getAllByText('-')).toHaveLength(2);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('R005 copies phone and job number', async () => {
    const user = userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(<GreetingCard person={person} />);
    await user.click(screen.getByRole('button', { name: '复制手机号' }));
    expect(writeText).toHaveBeenLastCalledWith('13812345678');
    await user.click(screen.getByRole('button', { name: '复制工号' }));
    expect(writeText).toHaveBeenLastCalledWith('XK002417');
    expect(screen.getAllByText('已复制')).not.toHaveLength(0);
  });

  test('R005 shows an error when the browser does not allow copying', async () => {
    const user = userEvent.setup();
    const show = jest.spyOn(toast, 'show');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    document.execCommand = () => false;
    render(<GreetingCard person={person} />);
    await user.click(screen.getByRole('button', { name: '复制工号' }));
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ type: 'warning' }));
  });

  test('R004 the greeting changes at noon while the page stays open', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 11, 59, 30) });
    render(<GreetingCard person={person} />);
    expect(screen.getByRole('heading')).toHaveTextContent('早上好，林知远');
    act(() => void jest.advanceTimersByTime(30_000));
    expect(screen.getByRole('heading')).toHaveTextContent('下午好，林知远');
  });

  test('R004 the greeting is updated at once when a hidden page is shown again', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 11, 0) });
    render(<GreetingCard person={person} />);
    jest.setSystemTime(new Date(2026, 10, 21, 19, 0));
    expect(screen.getByRole('heading')).toHaveTextContent('早上好');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('heading')).toHaveTextContent('晚上好');
  });
});
