import { EnvelopeError, NetworkError, UnknownOutcomeError } from '@/services/http';
import { reportFailure } from '@/shell/feedback';
import { areGone, reloadAfter, runAction } from './runAction';

jest.mock('@/shell/feedback', () => ({ reportFailure: jest.fn() }));

const lost = new UnknownOutcomeError('removeManual', { cause: new NetworkError('removeManual') });
const refused = new EnvelopeError('removeManual', '0', '无法删除');

describe('T23 an action on a list', () => {
  test.each([
    ['is done when the server confirms it', undefined, true, 'done', 0],
    ['is done when its response is lost and the records show it', lost, true, 'done', 0],
    ['is unknown when the records do not show it', lost, false, 'unknown', 1],
    ['is unknown when the records cannot be read', lost, new Error('offline'), 'unknown', 1],
    ['has failed when the server refuses it, whatever the records show', refused, true, 'failed', 1],
  ])('%s', async (_, error, found, outcome, reports) => {
    jest.clearAllMocks();
    const act = jest.fn(async () => {
      if (error) throw error;
    });
    const look = async () => {
      if (typeof found === 'boolean') return found;
      throw found;
    };
    expect(await runAction(act, look)).toBe(outcome);
    expect(act).toHaveBeenCalledWith({ quiet: true });
    expect(reportFailure).toHaveBeenCalledTimes(reports);
    if (reports) expect(reportFailure).toHaveBeenCalledWith(error);
  });

  test.each([
    ['the list has none of them', ['3', '4'], 2, '停水', 1, true],
    ['the list still has one', ['3', '1'], 2, '停水', 1, false],
    ['more records have the title than one page holds', ['3', '4'], 21, '停水', 1, false],
    ['one has no title to search for', [], 0, ' ', 1, false],
    ['there are too many to look up', [], 0, '停水', 6, false],
  ])('its records count as deleted or not when %s', async (_, ids, total, title, count, isDeleted) => {
    const list = jest.fn(async () => ({ records: ids.map((id) => ({ id })), total, pageNo: 1, pageSize: 20 }));
    const records = Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, title }));
    expect(await areGone(records, list)).toBe(isDeleted);
  });
});

test.each([
  [true, true],
  [{ failed: [], hasChanged: true }, true],
  [{ failed: [], hasChanged: false }, false],
  [false, false],
  [undefined, false],
])('R046 after an action with the result %j the list is reloaded: %s', async (outcome, isReloaded) => {
  const reload = jest.fn();
  expect(await reloadAfter(Promise.resolve(outcome), { reload })).toBe(isReloaded);
  expect(reload).toHaveBeenCalledTimes(Number(isReloaded));
});
