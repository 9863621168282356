import { render, screen } from '@testing-library/react';
import { AppZone } from './AppZone';

test.each(['', 'http://[::'])('A40 R010 an app without a valid site (%j) is shown without a link', (site) => {
  render(<AppZone workOrderSite="https://app.example/work-order" housekeeperSite={site} isWanted={false} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://app.example/work-order',
  ]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
