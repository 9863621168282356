import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import MonthCalendar from './MonthCalendar';

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const days = () => screen.getAllByRole('gridcell');
const press = (key: string, options = {}) => fireEvent.keyDown(document.activeElement!, { key, ...options });

beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 10, 21, 9, 12) }));

describe('month calendar', () => {
  test('R011 marks today, and the week starts on Monday in Chinese', () => {
    render(<MonthCalendar />);
    expect(heading()).toBe('2026年11月');
    const today = days().filter((day) => day.getAttribute('aria-current') === 'date');
    expect(today.map((day) => day.textContent)).toEqual(['21']);
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('星期一');
    expect(days()[0]).toHaveTextContent('26');
  });

  test('R011 the week starts on Sunday in English', () => {
    setLocale('en-US');
    render(<MonthCalendar />);
    expect(heading()).toBe('November2026');
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('SunSunday');
    expect(days()[0]).toHaveTextContent('1');
    expect(screen.getByRole('gridcell', { current: 'date' })).toHaveAccessibleName('Saturday, November 21, 2026');
    fireEvent.click(button('November'));
    expect(screen.getByText('Nov')).toBeInTheDocument();
  });

  test('R011 the arrow keys move the day, and only one day is in the tab order', () => {
    render(<MonthCalendar />);
    const tabStops = () => days().filter((day) => day.tabIndex === 0);
    expect(tabStops()).toHaveLength(1);
    act(() => tabStops()[0]!.focus());
    press('ArrowRight');
    expect(document.activeElement).toHaveTextContent('22');
    press('PageDown');
    expect(heading()).toBe('2026年12月');
    expect(document.activeElement).toHaveAccessibleName(/2026年12月22日/);
    press('PageUp', { shiftKey: true });
    expect(heading()).toBe('2025年12月');
    press('Home');
    expect(document.activeElement).toHaveTextContent('22');
    press('End');
    expect(document.activeElement).toHaveTextContent('28');
    expect(tabStops()).toHaveLength(1);
  });

  test('R011 the today button goes back to today and focuses it', () => {
    render(<MonthCalendar />);
    fireEvent.click(button('下一年'));
    fireEvent.click(button('今天'));
    expect(heading()).toBe('2026年11月');
    expect(document.activeElement).toHaveAttribute('aria-current', 'date');
  });

  test('R011 a day with tasks is marked; a click, Enter or Space picks it', () => {
    const onPick = jest.fn();
    render(<MonthCalendar tasks={{ counts: new Map([['2026-11-24', 3]]), onPick }} />);
    const day = screen.getByRole('gridcell', { name: /11月24日.*3 项待办/ });
    expect(day.querySelector('.tasks')).toBeInTheDocument();
    expect(document.querySelectorAll('.tasks')).toHaveLength(1);
    fireEvent.click(day);
    press('ArrowRight');
    press('Enter');
    press(' ');
    expect(onPick.mock.calls.flat()).toEqual(['2026-11-24', '2026-11-25', '2026-11-25']);
  });

  test('R012 four labeled buttons change month and year', () => {
    render(<MonthCalendar />);
    fireEvent.click(button('下一年'));
    expect(heading()).toBe('2027年11月');
    fireEvent.click(button('上一月'));
    expect(heading()).toBe('2027年10月');
    fireEvent.click(button('下一月'));
    fireEvent.click(button('上一年'));
    expect(heading()).toBe('2026年11月');
  });

  test('R012 year and month can be chosen from lists', () => {
    render(<MonthCalendar />);
    fireEvent.click(button('2026年'));
    fireEvent.click(within(screen.getByRole('group', { name: '年份' })).getByRole('button', { name: '2029年' }));
    fireEvent.click(within(screen.getByRole('group', { name: '月份' })).getByRole('button', { name: '2月' }));
    expect(heading()).toBe('2029年2月');
    expect(document.activeElement).toHaveAccessibleName(/2029年2月21日/);
  });

  test('R011 public holidays and adjusted working days are marked with text', () => {
    jest.setSystemTime(new Date(2026, 9, 8));
    render(<MonthCalendar />);
    expect(screen.getByRole('gridcell', { name: /2026年10月1日.*国庆节，休息日/ })).toHaveTextContent('1休');
    expect(screen.getByRole('gridcell', { name: /2026年10月10日.*国庆节，调休上班/ })).toHaveTextContent('10班');
  });

  test('R188 F48 an invalid date shows an error with the expected format, and the month stays', () => {
    render(<MonthCalendar />);
    const input = screen.getByRole('textbox', { name: '跳转到日期' });
    for (const text of ['2026-13-40', '2026-02-29', '0000-12-31', '10000-01-01', '明天', '']) {
      fireEvent.change(input, { target: { value: text } });
      fireEvent.submit(input);
      expect(screen.getByRole('alert')).toHaveTextContent('YYYY-MM-DD');
      expect(input).toHaveAccessibleDescription(/YYYY-MM-DD/);
      expect(heading()).toBe('2026年11月');
    }
    fireEvent.change(input, { target: { value: '2024-02-29' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fireEvent.submit(input);
    expect(heading()).toBe('2024年2月');
    expect(document.activeElement).toHaveAccessibleName(/2024年2月29日/);
  });

  test('R188 F48 the calendar stops at the first and the last year', () => {
    render(<MonthCalendar />);
    const input = screen.getByRole('textbox', { name: '跳转到日期' });
    fireEvent.change(input, { target: { value: '0001-01-01' } });
    fireEvent.submit(input);
    fireEvent.click(button('上一年'));
    expect(heading()).toBe('1年1月');
    expect(days().find(({ tabIndex }) => tabIndex === 0)).toHaveAccessibleName(/^1年1月1日/);
    fireEvent.change(input, { target: { value: '9999-12-31' } });
    fireEvent.submit(input);
    press('ArrowRight');
    expect(heading()).toBe('9999年12月');
  });

  test('R189 with a limit of no future months the next buttons are disabled and say why', () => {
    render(<MonthCalendar futureMonths={0} />);
    const next = button('下一月');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAccessibleDescription('不能查看更晚的月份');
    fireEvent.click(next);
    fireEvent.click(button('下一年'));
    expect(heading()).toBe('2026年11月');
    act(() =>
      days()
        .find((day) => day.tabIndex === 0)!
        .focus(),
    );
    press('PageDown');
    expect(heading()).toBe('2026年11月');
    fireEvent.click(button('上一月'));
    expect(button('下一月')).not.toHaveAttribute('aria-disabled');
  });

  test('R011 the mark of today moves at midnight', () => {
    jest.setSystemTime(new Date(2026, 10, 21, 23, 59, 30));
    render(<MonthCalendar />);
    act(() => void jest.advanceTimersByTime(30_000));
    expect(days().find((day) => day.getAttribute('aria-current') === 'date')).toHaveTextContent('22');
  });
});
