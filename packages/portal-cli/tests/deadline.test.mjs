import { setImmediate as turn } from 'node:timers/promises';
import { check } from '../src/check/check.mjs';
import { runInPortal } from '../src/check/browser/run.mjs';
import { fetchSubject } from '../src/check/server.mjs';
import { LATE, startDeadline } from '../src/check/deadline.mjs';
import { toText } from '../src/check/report.mjs';
import { projectOf, serve, writeFolder } from './project.mjs';

const never = () => new Promise(() => {});
const done = async () => {};

/** What a run needs of the machine, as it should be; each part may be replaced by one that does not end. */
const machine = ({
  launch,
  openPlace,
  visit,
  newContext,
  closeContext = done,
  closeBrowser = done,
  stop = done,
} = {}) => {
  const context = { addInitScript: done, close: closeContext };
  const browser = { newContext: newContext ?? (async () => context), close: closeBrowser };
  return {
    findPortal: () => '/portal',
    findChromium: () => ({ path: '/chromium' }),
    launch: launch ?? (async () => browser),
    openPlace:
      openPlace ??
      (async (subjects) => ({
        portalOrigin: 'http://localhost:1',
        programs: subjects.map((subject) => ({
          subject,
          key: subject.code,
          origin: 'http://x.localhost:1',
          path: '/',
        })),
        stop,
      })),
    visit: visit ?? (async () => ({ found: [], isClosed: true })),
  };
};

/** Checks projects on a clock that is put forward; returns their reports, and how long it took by that clock. */
async function checkOn(parts, count = 1) {
  const folders = Array.from({ length: count }, (_, index) =>
    writeFolder(projectOf({ manifest: { code: `patrols${index}` } })),
  );
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const startedAt = Date.now();
  let reports;
  const open = (subjects, deadline) => runInPortal(subjects, deadline, machine(parts));
  const checking = check(
    folders.map(({ folder }) => folder),
    { open },
  ).then((result) => {
    reports = result;
  });
  for (let second = 0; second < count * 90 && !reports; second += 1) {
    await turn();
    await jest.advanceTimersByTimeAsync(1_000);
  }
  const seconds = (Date.now() - startedAt) / 1_000;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  for (const { remove } of folders) remove();
  if (!reports) return { seconds, reports: 'none' };
  await checking;
  return { seconds, reports };
}

const errorsOf = (reports) =>
  reports.flatMap(({ findings }) => findings.map(({ name, detail }) => `${name}: ${detail}`));

describe('R034 portal check ends within a minute for each target', () => {
  afterEach(() => jest.useRealTimers());

  test('whatever does not end: a program, a start or a close; what was not reached is an error', async () => {
    const notOpened = ['visit-unfinished: the 60 seconds were over before it was opened'];
    for (const [parts, expected] of [
      [{ launch: never }, notOpened],
      [{ openPlace: never }, notOpened],
      [{ newContext: never }, notOpened],
      [{ visit: never }, notOpened],
      [{ closeContext: never }, []],
      [{ closeBrowser: never }, []],
      [{ stop: never }, []],
      [{ visit: never, closeBrowser: never, stop: never, closeContext: never }, notOpened],
    ]) {
      const { seconds, reports } = await checkOn(parts);
      expect(errorsOf(reports)).toEqual(expected);
      expect(seconds).toBeLessThanOrEqual(61);
    }
  });

  test('a program that is given up does not keep the others from being opened, in a context of their own', async () => {
    const contexts = [];
    const { reports } = await checkOn(
      {
        newContext: async () => {
          contexts.push({ addInitScript: done, close: never });
          return contexts.at(-1);
        },
        visit: async (context, { subject: { code } }) =>
          code === 'patrols0'
            ? { found: [{ name: 'page-blocked', detail: 'no answer' }], isClosed: false }
            : { found: [{ name: 'no-heading', detail: String(contexts.indexOf(context)) }], isClosed: true },
      },
      5,
    );
    expect(errorsOf(reports)[0]).toBe('page-blocked: no answer');
    expect(reports.map(({ findings }) => findings.length)).toEqual([1, 1, 1, 1, 1]);
    expect(errorsOf(reports)).not.toContain('no-heading: 0');
  });

  test('several targets have a minute each, in sum', async () => {
    const { seconds, reports } = await checkOn({ visit: never }, 4);
    expect(seconds).toBeLessThanOrEqual(241);
    expect(seconds).toBeGreaterThan(200);
    expect(toText(reports)).toContain('the 240 seconds were over before it was opened');
    expect(toText(reports)).toContain('4 errors');
  });

  test('a server that never sends its page to its end is named', async () => {
    const server = await serve(projectOf(), 'https://portal.example');
    const late = { ...startDeadline(60_000), work: async () => LATE };
    const options = { isolation: 'sandbox', code: 'patrols', portalOrigin: 'https://portal.example', deadline: late };
    const { page, responses } = await fetchSubject(server.address, options);
    await server.close();
    expect([page, responses[0].error]).toEqual([undefined, 'it was not sent to its end in time']);
  });
});
