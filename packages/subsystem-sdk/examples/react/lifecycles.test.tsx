import { act, fireEvent, screen } from '@testing-library/react';
import { fakeState, renderSubsystem } from '@portal/subsystem-sdk/testing';
import { lifecycles } from './lifecycles';

test('reports a note that is not saved, and shows Save only with the permission', async () => {
  const { portal, setState } = await renderSubsystem(lifecycles, { act, state: { locale: 'en-US' } });
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Door 3 is open' } });
  expect(portal.calls).toContainEqual({ name: 'reportUnsaved', hasUnsaved: true });
  expect(screen.queryByRole('button')).toBeNull();

  await setState({ permissions: { ...fakeState.permissions, powerCodes: ['record:edit'] } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(portal.calls.slice(-2)).toEqual([
    { name: 'toast', message: { type: 'success', text: 'Saved' } },
    { name: 'reportUnsaved', hasUnsaved: false },
  ]);
});
