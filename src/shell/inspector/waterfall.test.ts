import type { OpeningMetrics } from '@/shell/subsystem-host';
import { drawOpening } from './waterfall';

const opening = (
  measured: Partial<Record<keyof OpeningMetrics['phases'], [from: number, ms: number]>>,
  more: Partial<OpeningMetrics> = {},
): OpeningMetrics => ({
  key: 'lift',
  attempt: 1,
  isWoken: false,
  isPrefetched: false,
  isAhead: false,
  isBegunAhead: false,
  outcome: 'mounted',
  startedAt: 5_000,
  starts: Object.fromEntries(Object.entries(measured).map(([phase, [from]]) => [phase, from])),
  phases: Object.fromEntries(Object.entries(measured).map(([phase, [, ms]]) => [phase, ms])),
  ...more,
});

describe('the waterfall of an opening', () => {
  test('begins at the navigation and ends with the painted frame, in the order of the phases', () => {
    const { totalMs, bars } = drawOpening(
      opening({ paint: [350, 50], mount: [200, 150], host: [-100, 100], registry: [0, 200], ready: [0, 350] }),
    );
    expect(totalMs).toBe(500);
    expect(bars).toEqual([
      { phase: 'host', from: 0, ms: 100, left: 0, width: 20 },
      { phase: 'registry', from: 100, ms: 200, left: 20, width: 40 },
      { phase: 'mount', from: 300, ms: 150, left: 60, width: 30 },
      { phase: 'paint', from: 450, ms: 50, left: 90, width: 10 },
    ]);
  });

  test('phases that run in parallel explain their time once; a gap is not explained', () => {
    const { explained } = drawOpening(
      opening({ registry: [0, 20], permission: [20, 60], html: [20, 30], mount: [90, 10], ready: [0, 100] }),
    );
    expect(explained).toBe(0.9);
  });

  test('one that failed early has the phases that ended, one without any has no bars', () => {
    const failed = drawOpening(opening({ registry: [0, 30] }, { outcome: 'failed', failure: 'cors' }));
    expect(failed).toMatchObject({ outcome: 'failed', failure: 'cors', totalMs: 30, explained: 1 });
    expect(drawOpening(opening({}))).toMatchObject({ totalMs: 0, explained: 1, bars: [] });
  });
});
