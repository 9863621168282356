import { render, screen } from '@testing-library/react';
import { ChoiceChips } from './ChoiceChips';

const chips = (options: { value: string; label: string; count?: number }[]) => {
  render(<ChoiceChips label="类型" value="" options={options} onChange={() => undefined} />);
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
};

test('R044 the chip for all shows the sum of the counts', () => {
  expect(
    chips([
      { value: '1', label: '系统', count: 3 },
      { value: '2', label: '工单', count: 4 },
    ]),
  ).toEqual(['全部7', '系统3', '工单4']);
});

test('R044 no count is shown while the kinds are loading', () => expect(chips([])).toEqual(['全部']));

test('R044 no sum is shown when the count of a kind is missing', () =>
  expect(
    chips([
      { value: '1', label: '系统', count: 3 },
      { value: '2', label: '工单' },
    ]),
  ).toEqual(['全部', '系统3', '工单']));
