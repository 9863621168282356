import { countPending } from './pendingFiles';

test('R047 files on their way are told for the whole form, and known by field', () => {
  const told = jest.fn();
  const pending = countPending(told);
  pending.put('content', 1);
  pending.put('attachments', 2);
  expect(told).toHaveBeenLastCalledWith(3, 'attachments');
  pending.put('content', 0);
  expect(told).toHaveBeenLastCalledWith(2, 'content');
  expect([pending.has('content'), pending.has('attachments'), pending.has('pictures')]).toEqual([false, true, false]);
  pending.put('attachments', 0);
  expect(told).toHaveBeenLastCalledWith(0, 'attachments');
});
