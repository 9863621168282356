/// <reference types="@testing-library/jest-dom" />
import { fireEvent, screen } from '@testing-library/dom';
import { fakeState, renderSubsystem } from '@portal/subsystem-sdk/testing';
import { lifecycles } from '../lifecycles';
import { seedTickets } from '../tickets/seed';
import type { TicketStatus } from '../tickets/ticket';

jest.mock('../style.css', () => ({ __esModule: true, default: '' }));

const permissions = { ...fakeState.permissions, powerCodes: ['gdzt:dispatch'] };
const open = (status: TicketStatus) => {
  const ticket = seedTickets(new Date()).find((each) => each.status === status)!;
  return renderSubsystem(lifecycles, { address: `/tickets/${ticket.id}`, state: { permissions } });
};

test.each([
  ['new', 'dispatched', '班组'],
  ['working', 'done', '说明'],
] as const)(
  'T12 A38 a %s ticket that becomes %s needs %s, and a refusal puts the focus there',
  async (from, to, name) => {
    await open(from);
    const field = screen.getByLabelText(name);
    expect(field).not.toBeRequired();
    fireEvent.change(screen.getByLabelText('状态'), { target: { value: to } });
    expect(field).toBeRequired();
    expect(screen.getByText(name, { selector: 'label' })).toHaveClass('required');
    fireEvent.submit(field.closest('form')!);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription();
  },
);
