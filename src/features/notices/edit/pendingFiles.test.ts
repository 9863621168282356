import { countPending } from './pendingFiles';

test('R047 pending files are counted for the whole form and by field', () => {
  const onChange = jest.fn();
  const pending = countPending(onChange);
  pending.put('content', 1);
  pending.put('attachments', 2);
  expect(onChange).toHaveBeenLastCalledWith(3, 'attachments');
  pending.put('content', 0);
  expect(onChange).toHaveBeenLastCalledWith(2, 'content');
  expect([pending.has('content'), pending.has('attachments'), pending.has('pictures')]).toEqual([false, true, false]);
  pending.put('attachments', 0);
  expect(onChange).toHaveBeenLastCalledWith(0, 'attachments');
});
