import { act, renderHook } from '@testing-library/react';
import { grayRule, type GrayRule } from '@/domain/gray-release/schema';
import { readWire } from '@/domain/wire';
import { EnvelopeError, NetworkError, UnknownOutcomeError } from '@/services/http';
import { getGrayRule, saveGrayRule } from '@/services/gray-release';
import { reportFailure } from '@/shell/feedback';
import { useRule } from './useRule';

jest.mock('@/services/gray-release');
jest.mock('@/shell/feedback', () => ({
  confirm: async () => true,
  describeError: () => null,
  reportFailure: jest.fn(),
  toast: { show: () => undefined, closeForm: () => undefined },
}));
jest.mock('@/shell/cached-pages', () => ({ markStale: () => undefined, useFreshness: () => () => undefined }));
const get = jest.mocked(getGrayRule);
const save = jest.mocked(saveGrayRule);

const ruleOf = (serviceName: string, percent: number): GrayRule => ({
  serviceName,
  enabled: true,
  regionIds: [],
  projectIds: [],
  userJobNumbers: [],
  percent,
});

const show = async () => {
  const shown = renderHook(({ service }) => useRule(service), { initialProps: { service: 'a' } });
  await act(async () => undefined);
  return shown;
};

beforeEach(() => {
  get.mockReset().mockImplementation(async (service) => ruleOf(service, 10));
  save.mockReset().mockResolvedValue(undefined);
});

describe('a rule being edited', () => {
  test('R051 R229 the review shows what is sent, including changes made while it was loading', async () => {
    const { result } = await show();
    act(() => result.current.change({ percent: 20 }));
    let answer = (_rule: GrayRule): void => undefined;
    get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    act(() => void result.current.startReview());
    expect(result.current.isReviewing).toBe(true);
    act(() => result.current.change({ percent: 30 }));
    await act(async () => answer(ruleOf('a', 15)));
    expect(result.current.review).toMatchObject({
      difference: { percent: { from: 15, to: 30 } },
      before: { percent: 15 },
      isOutdated: true,
    });
    await act(() => result.current.save());
    expect(save.mock.calls[0]![0]).toEqual(ruleOf('a', 30));
    expect(result.current).toMatchObject({ review: null, isDirty: false });
  });

  test('R051 R229 two changes between two renders are both kept', async () => {
    const { result } = await show();
    const { change } = result.current;
    act(() => {
      change({ regionIds: ['R02'] });
      change({ userJobNumbers: ['XK002417'] });
    });
    expect(result.current.edited).toMatchObject({ regionIds: ['R02'], userJobNumbers: ['XK002417'] });
    expect(result.current.changes).toBe(2);
  });

  test('R051 unsaved changes are dropped when another service is selected', async () => {
    const { result, rerender } = await show();
    act(() => result.current.change({ percent: 20 }));
    expect(result.current.isDirty).toBe(true);
    for (const service of ['b', 'a']) {
      rerender({ service });
      await act(async () => undefined);
      expect(result.current).toMatchObject({ edited: ruleOf(service, 10), isDirty: false });
    }
  });

  test('A40 R229 unrecognized data of the rule is sent back with each save', async () => {
    const came = { ...ruleOf('a', 10), percent: 'some', regionIds: [null, 'r'], owner: { id: 1 } };
    get.mockImplementation(async () => readWire(grayRule, came)!.data);
    const { result } = await show();
    act(() => result.current.change({ enabled: false }));
    await act(() => result.current.save());
    expect(save.mock.lastCall![0]).toEqual({ ...came, enabled: false });
    act(() => result.current.change({ percent: 30, regionIds: [] }));
    await act(() => result.current.save());
    act(() => result.current.change({ enabled: true }));
    await act(() => result.current.save());
    expect(save.mock.lastCall![0]).toEqual({ ...came, percent: 30, regionIds: [] });
  });

  describe('whose save got no response', () => {
    const lost = new UnknownOutcomeError('saveGrayRule', { cause: new NetworkError('saveGrayRule') });
    const lose = async (present: GrayRule) => {
      const shown = await show();
      act(() => shown.result.current.change({ percent: 20 }));
      await act(() => shown.result.current.startReview());
      save.mockRejectedValueOnce(lost);
      get.mockResolvedValue(present);
      await act(() => shown.result.current.save());
      return shown.result;
    };

    test('R229 counts as saved when the server has it', async () => {
      const result = await lose(ruleOf('a', 20));
      expect(result.current).toMatchObject({ isDirty: false, review: null, edited: { percent: 20 } });
    });

    test.each([
      ['has the earlier rule', 10, 'missing'],
      ['has another rule', 70, 'unknown'],
    ])('R229 keeps its changes when the server %s', async (_name, percent, found) => {
      const result = await lose(ruleOf('a', percent));
      expect(result.current).toMatchObject({ isDirty: true, edited: { percent: 20 }, saving: { lost: { found } } });
      expect(result.current.review).not.toBeNull();
      await act(() => result.current.save());
      expect(save).toHaveBeenCalledTimes(2);
      expect(result.current).toMatchObject({ isDirty: false, saving: { lost: null } });
    });
  });

  test('R229 a rule that someone else saved in the meantime is shown before it is overwritten', async () => {
    const { result } = await show();
    act(() => result.current.change({ percent: 20 }));
    await act(() => result.current.startReview());
    save.mockRejectedValueOnce(new EnvelopeError('saveGrayRule', '409', ''));
    get.mockResolvedValue(ruleOf('a', 70));
    await act(() => result.current.save());
    expect(result.current).toMatchObject({ isDirty: true, review: { isOutdated: true, before: { percent: 70 } } });
  });

  test('R178 A42 reviewing and saving show the overlay, loading does not', async () => {
    const { result } = await show();
    expect(get.mock.lastCall![1]).toMatchObject({ overlay: false });
    act(() => result.current.change({ percent: 20 }));
    await act(() => result.current.startReview());
    expect(get.mock.lastCall![1]).not.toHaveProperty('overlay');
    await act(() => result.current.save());
    expect(save.mock.calls[0]![1]).not.toHaveProperty('overlay');
  });

  test('R224 A42 each failed attempt to load a rule shows a message', async () => {
    jest.mocked(reportFailure).mockClear();
    const failure = new EnvelopeError('getGrayRule', '0', '规则维护中');
    get.mockRejectedValue(failure);
    const { result } = await show();
    expect(result.current).toMatchObject({ hasFailed: true, edited: null });
    await act(async () => result.current.reload());
    expect(jest.mocked(reportFailure).mock.calls).toEqual([[failure], [failure]]);
  });
});
