import { listUnsaved } from '@/shell/unsaved-work';
import { resetWindowChannels } from '../../../tests/support/windowChannels';
import { sessionStore } from './sessionStore';
import { answerForUnsaved, listUnsavedElsewhere, UNSAVED_CHANNEL } from './unsavedElsewhere';

jest.mock('@/shell/unsaved-work', () => ({ listUnsaved: jest.fn(() => []) }));

// The module keeps the channel that it has opened.
beforeAll(resetWindowChannels);

const received: unknown[] = [];
/** The channel of another window of this browser. */
let other: BroadcastChannel;
const deliver = () => jest.advanceTimersByTimeAsync(1);

beforeAll(() => {
  other = new BroadcastChannel(UNSAVED_CHANNEL);
  other.addEventListener('message', ({ data }) => received.push(data));
});
beforeEach(() => {
  jest.useFakeTimers();
  received.length = 0;
  sessionStore.setState({ userKey: 'lin' });
});

/** What is listed, with the answers of the other window to the question's id. */
async function listWith(answers: (id: string) => unknown[]) {
  const listing = listUnsavedElsewhere();
  await deliver();
  const { id, person } = received.pop() as { id: string; person: string };
  expect(person).toBe('lin');
  answers(id).forEach((answer) => other.postMessage(answer));
  await jest.advanceTimersByTimeAsync(200);
  return listing;
}

test('T11 the work that another window names within a moment is listed as that of another window', async () => {
  expect(
    await listWith((id) => [
      { type: 'answer', id, work: [{ name: '工单中台' }, { name: '发布公告', hasDraft: true }] },
      { type: 'answer', id: 'of another question', work: [{ name: 'x' }] },
      { type: 'answer', id, work: [{ name: 1 }] },
      null,
    ]),
  ).toEqual([{ name: '工单中台（另一个窗口）' }, { name: '发布公告（另一个窗口）', hasDraft: true }]);
  expect(await listWith(() => [])).toEqual([]);
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
  await deliver();
  await deliver();
  expect(received).toEqual(answers);
  stop();
  other.postMessage({ type: 'question', id: 'r', person });
  await deliver();
  await deliver();
  expect(received).toEqual(answers);
});

test('T3 without a known person nobody is asked', async () => {
  sessionStore.setState({ userKey: null });
  expect(await listUnsavedElsewhere()).toEqual([]);
  await deliver();
  expect(received).toEqual([]);
});
