import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLocale } from '@umijs/max';
import { endOverride, reloadSubsystem } from '@/shell/subsystem-host';
import { OverrideBar } from './OverrideBar';

jest.mock('@/shell/subsystem-host', () => ({ endOverride: jest.fn(), reloadSubsystem: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  setLocale('en-US');
});
afterEach(() => setLocale('zh-CN'));

test.each([
  [
    'on',
    /^This window shows Lifts from another address, until .+: http:\/\/review/,
    ['Reset Lifts to its released version'],
  ],
  ['waiting', /^This window will show Lifts/, ['Reload', 'Reset Lifts to its released version']],
  ['over', /^The override of Lifts has ended/, ['Reload']],
] as const)(
  'A37 the bar of an override that is %s says what is shown and offers what can be done',
  async (state, text, names) => {
    const override = { state, code: 'lift', address: 'http://review.localhost/', until: 1_700_000_000_000 };
    render(<OverrideBar paneKey="iframe:lift" name="Lifts" override={override} />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(names);
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(jest.mocked(endOverride).mock.calls).toEqual(state === 'over' ? [] : [['lift']]);
    expect(jest.mocked(reloadSubsystem).mock.calls).toEqual(state === 'on' ? [] : [['iframe:lift']]);
  },
);
