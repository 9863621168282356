import { EnvelopeError, SessionExpiredError, UnknownOutcomeError, pendingOverlay } from '@/services/http';
import { toast } from '@/shell/feedback';
import { reportEach, runEach } from './runEach';

const doneText = (count: number) => `已发布 ${count} 条`;
let show: jest.SpyInstance<string, Parameters<typeof toast.show>>;
const texts = () => show.mock.calls.map(([{ text, type }]) => `${type}: ${text}`);
const refuse = (msg: string) => Promise.reject(new EnvelopeError('updateNotice', '0', msg));

beforeEach(() => {
  show = jest.spyOn(toast, 'show').mockReturnValue('');
});

test('R046 a failure does not stop the others; the failed ones are told apart and counted', async () => {
  const result = await runEach([1, 2, 3, 4, 5, 6], (row) => (row % 3 === 0 ? refuse('内容为空') : Promise.resolve()));
  expect(result).toEqual({ done: [1, 2, 4, 5], failed: [3, 6], reason: '内容为空' });
  reportEach(result, doneText);
  expect(texts()).toEqual(['warning: 已发布 4 条；2 条未成功：内容为空']);
});

test('R046 when all fail, nothing is said to be done', async () => {
  reportEach(await runEach([1], () => refuse('没有权限')), doneText);
  expect(texts()).toEqual(['error: 1 条未成功：没有权限']);
});

test('R178 one overlay covers all calls, of which a few run at the same time', async () => {
  let running = 0;
  let most = 0;
  const shown: number[] = [];
  await runEach(
    Array.from({ length: 12 }, (_, index) => index),
    async () => {
      running += 1;
      most = Math.max(most, running);
      shown.push(pendingOverlay.get());
      await Promise.resolve();
      running -= 1;
    },
  );
  expect(most).toBe(4);
  expect(new Set(shown)).toEqual(new Set([1]));
  expect(pendingOverlay.get()).toBe(0);
});

test('T23 a lost response counts as done only if the record shows it', async () => {
  const lost = () => Promise.reject(new UnknownOutcomeError('updateNotice', {}));
  const result = await runEach([1, 2], lost, (row) => Promise.resolve(row === 2));
  expect([result.done, result.failed]).toEqual([[2], [1]]);
});

test('R154 the end of the session stops the rest and is not reported twice', async () => {
  const act = jest.fn(() => Promise.reject(new SessionExpiredError('updateNotice')));
  const result = await runEach([1, 2, 3, 4, 5, 6, 7, 8], act);
  expect(act.mock.calls.length).toBeLessThan(8);
  reportEach(result, doneText);
  expect(texts()).toEqual([]);
});
