import { listUnsaved } from '@/shell/unsaved-work';
import { sessionStore } from './sessionStore';
import { answerForUnsaved, listUnsavedElsewhere, UNSAVED_CHANNEL } from './unsavedElsewhere';

jest.mock('@/shell/unsaved-work', () => ({ listUnsaved: jest.fn(() => []) }));

/** The channel of another window of this browser. */
const other = new BroadcastChannel(UNSAVED_CHANNEL);
const received: unknown[] = [];
other.onmessage = ({ data }) => void received.push(data);
const pause = () => new Promise((resolve) => setTimeout(resolve, 30));

beforeEach(() => {
  received.length = 0;
  sessionStore.setState({ userKey: 'lin' });
});
afterAll(() => other.close());

test('T11 the work that another window names within a moment is listed as that of another window', async () => {
  const listing = listUnsavedElsewhere();
  await pause();
  const { id, person } = received[0] as { id: string; person: string };
  expect(person).toBe('lin');
  other.postMessage({ type: 'answer', id, work: [{ name: '工单中台' }, { name: '发布公告', hasDraft: true }] });
  other.postMessage({ type: 'answer', id: 'of another question', work: [{ name: 'x' }] });
  other.postMessage({ type: 'answer', id, work: [{ name: 1 }] });
  other.postMessage(null);
  expect(await listing).toEqual([
    { name: '工单中台（另一个窗口）' },
    { name: '发布公告（另一个窗口）', hasDraft: true },
  ]);
  expect(await listUnsavedElsewhere()).toEqual([]);
});

test.each([
  [
    'the same person, with unsaved work',
    'lin',
    [{ name: '工单中台' }],
    [{ type: 'answer', id: 'q', work: [{ name: '工单中台' }] }],
  ],
  ['the same person, without any', 'lin', [], []],
  ['another person (T3)', 'gao', [{ name: '工单中台' }], []],
])('T11 a question of %s', async (_who, person, work, answers) => {
  jest.mocked(listUnsaved).mockReturnValue(work);
  const stop = answerForUnsaved();
  other.postMessage({ type: 'question', id: 'q', person });
  await pause();
  expect(received).toEqual(answers);
  stop();
  other.postMessage({ type: 'question', id: 'r', person });
  await pause();
  expect(received).toEqual(answers);
});

test('T3 without a known person nobody is asked', async () => {
  sessionStore.setState({ userKey: null });
  expect(await listUnsavedElsewhere()).toEqual([]);
  await pause();
  expect(received).toEqual([]);
});
