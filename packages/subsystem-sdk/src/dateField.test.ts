import userEvent from '@testing-library/user-event';
import { fireEvent, screen } from '@testing-library/react';
import { readDay, weeksOf } from './calendar.ts';
import { createDateField, type DateFieldOptions } from './dateField.ts';

const onChange = jest.fn();
function show(options: Partial<DateFieldOptions> = {}) {
  let current: DateFieldOptions = { id: 'day', value: '2026-02-28', locale: 'zh-CN', onChange, ...options };
  const field = createDateField(current);
  document.body.append(field.element);
  return { ...field, change: (next: Partial<DateFieldOptions>) => field.update((current = { ...current, ...next })) };
}

beforeEach(() => onChange.mockReset());
afterEach(() => document.body.replaceChildren());

test.each([
  ['2026-1-5', '2026-01-05'],
  ['2026/01/05', '2026-01-05'],
  [' 20260105 ', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['2026-02-29', null],
  ['05/20/2026', null],
  ['', null],
])('T12 %s is read as %s', (text, day) => expect(readDay(text)).toBe(day));

test('T12 the six weeks of a month begin on Monday and cover it', () => {
  const days = weeksOf('2026-02-10').flat();
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-01-26', '2026-03-08', 42]);
});

describe('a date field', () => {
  test.each([
    ['zh-CN', '打开日历', '2026年2月', '2026年2月28日星期六'],
    ['en-US', 'Open calendar', 'February 2026', 'Saturday, February 28, 2026'],
  ] as const)('T12 its calendar is in the language of the portal: %s', async (locale, open, month, day) => {
    show({ locale });
    await userEvent.click(screen.getByRole('button', { name: open }));
    expect(screen.getByRole('grid', { name: month })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: day })).toHaveFocus();
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('28');
  });

  test('T12 arrow keys walk over days and months, Enter takes one, Escape takes none', async () => {
    const { input } = show();
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
    expect(screen.getByRole('button', { name: /^2026年4月8日/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['2026-04-08']]);
    expect(input).toHaveFocus();
    expect(input).toHaveValue('2026-04-08');

    const outer = jest.fn();
    document.body.addEventListener('keydown', outer);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    outer.mockReset();
    await userEvent.keyboard('{Escape}');
    document.body.removeEventListener('keydown', outer);
    expect(outer).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('T12 days outside of the range cannot be chosen, and the arrow keys stop there', async () => {
    show({ value: '2026-03-01', min: '2026-02-27', max: '2026-03-01' });
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
    expect(screen.getByRole('button', { name: /^2026年3月2日/ })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: /^2026年3月1日/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: /^2026年2月28日/ })).toHaveFocus();
  });

  test('T12 typed text is reported as a day when it is one, stays while it is typed, and is then written in one way', () => {
    const { input, change } = show();
    for (const text of ['2026/3/', '2026/3/7']) {
      fireEvent.input(input, { target: { value: text } });
      change({ value: onChange.mock.lastCall[0] as string });
      expect(input).toHaveValue(text);
    }
    expect(onChange.mock.calls).toEqual([['2026/3/'], ['2026-03-07']]);
    fireEvent.change(input);
    expect(input).toHaveValue('2026-03-07');
    change({ value: '' });
    expect(input).toHaveValue('');
  });

  test('T12 a disabled field opens nothing; a click beside an open calendar closes it', async () => {
    const { input, change } = show({ invalid: true, required: true, describedBy: 'why' });
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toBeRequired();
    expect(input).toHaveAttribute('aria-describedby', 'why');
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
    expect(screen.getByRole('dialog', { name: '日历' })).toBeInTheDocument();
    await userEvent.click(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    change({ disabled: true });
    expect(screen.getByRole('button', { name: '打开日历' })).toBeDisabled();
    expect(input).toBeDisabled();
  });
});
