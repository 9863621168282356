import { render } from '@testing-library/react';
import { ManualIcon } from '@/features/manuals/ManualIcon';
import { icon } from '../../mock/_data/files/pictures';

test.each([
  [1, 'workorder'],
  [2, 'housekeeper'],
  [3, 'decoration'],
  [4, 'task'],
  [5, 'lift'],
  [6, 'af'],
  [7, 'integrated'],
  [8, 'opbi'],
  [9, 'nfc'],
  [10, 'publicBenefits'],
])('R136 R089 source %i has the icon of its system %s in the navigation', (source, systemCode) => {
  const { container } = render(<ManualIcon source={String(source)} name="" />);
  expect(icon(systemCode)!.toString()).toContain(`d="${container.querySelector('path')!.getAttribute('d')}"`);
});
