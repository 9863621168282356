import { onAttributedEvent, type AttributedEvent } from '@/utils/errorReports';
import { mainThreadTimes, recentIncidents } from '@/utils/subsystemIncidents';
import { reportFrameEvent } from './frameEvents';

test('F9 F14 what a frame reports belongs to its subsystem: in the inspector, for the receiver, and as a toast for errors', () => {
  const sent: AttributedEvent[] = [];
  onAttributedEvent((event) => void sent.push(event));
  const onError = jest.fn();
  const report = (event: Parameters<typeof reportFrameEvent>[1]) => reportFrameEvent('opbi', event, onError);
  const stack = '    at draw (https://opbi.example/x.js:1:2)';
  report({ kind: 'rejection', name: 'TypeError', message: 'late', stack });
  report({ kind: 'error', name: 'Error', message: 'without a stack' });
  report({ kind: 'policy', name: 'img-src', message: 'https://b.example/x.png' });
  report({ kind: 'long-frame', name: 'long-frame', ms: 90 });
  report({ kind: 'long-frame', name: 'long-frame', ms: 20 });

  const own = { owner: 'subsystem', region: 'opbi' };
  expect(sent).toEqual([
    { ...own, kind: 'rejection', name: 'TypeError', message: 'late', stack },
    { ...own, kind: 'error', name: 'Error', message: 'without a stack', stack: undefined },
    { ...own, kind: 'policy', name: 'img-src', message: 'https://b.example/x.png' },
    { ...own, kind: 'long-frame', name: 'long-frame', ms: 90 },
  ]);
  expect(onError.mock.calls.map(([{ message }]: [Error]) => message)).toEqual(['late', 'without a stack']);
  expect(mainThreadTimes().get('opbi')).toEqual({ ms: 110, frames: 2, longestMs: 90 });
  expect(recentIncidents().map(({ region, kind, text }) => [region, kind, text])).toEqual([
    ['opbi', 'error', 'TypeError: late'],
    ['opbi', 'error', 'Error: without a stack'],
    ['opbi', 'policy', 'img-src https://b.example/x.png'],
  ]);
});
