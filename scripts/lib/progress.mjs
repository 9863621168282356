// Output while stages run: one live line in a terminal, one line a minute elsewhere, each failure at once.
import { stripVTControlCharacters } from 'node:util';

const EVERY_MS = { terminal: 500, elsewhere: 60_000 };

/** `75000` becomes `1:15`. */
export const clock = (ms) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The command that reruns one failed test; undefined if the file is unknown. */
export function rerunCommand({ file, line, title }) {
  if (!file) return undefined;
  if (file.endsWith('.spec.ts')) return `npm test -- ${file}${line ? `:${line}` : ''}`;
  // Jest parses the title as a regular expression, the shell parses the quotes.
  const pattern = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "'\\''");
  return title === 'the file cannot be run' ? `npm test -- ${file}` : `npm test -- ${file} -t '${pattern}'`;
}

/**
 * Estimated milliseconds until all stages have ended: the remaining work of the last run spread over the lanes, and at
 * least the longest remaining stage. Undefined if a stage was never timed and has not shown its speed either.
 */
export function timeLeft(stages, { lanes, now }) {
  const left = stages.map(({ status, startedAt, lastMs, done = 0, total = 0 }) => {
    if (status === 'ended') return 0;
    if (status === 'waiting') return lastMs ?? NaN;
    const bySpeed = total && done ? ((now - startedAt) / done) * (total - done) : NaN;
    if (lastMs === undefined) return bySpeed;
    const byTime = Math.max(lastMs - (now - startedAt), 0);
    // Once progress is known, this run's speed counts as much as the last one's.
    return Number.isNaN(bySpeed) ? byTime : (byTime + bySpeed) / 2;
  });
  const work = left.reduce((sum, ms, index) => sum + ms * Math.min(stages[index].lanes ?? 1, lanes), 0);
  return Number.isNaN(work) ? undefined : Math.max(work / lanes, ...left);
}

/** The status line. */
export function statusLine(stages, { startedAt, lanes, now = Date.now() }) {
  const running = stages
    .filter(({ status }) => status === 'running')
    .map(({ name, done, total, unit }) =>
      total ? `${name} ${done ?? 0} of ${total}${unit === 'tests' ? '' : ` ${unit}`}` : name,
    );
  const ended = stages.filter(({ status }) => status === 'ended').length;
  const left = timeLeft(stages, { lanes, now });
  return [
    `[${clock(now - startedAt)}] stage ${Math.min(ended + 1, stages.length)} of ${stages.length}`,
    running.join(', '),
    left === undefined ? undefined : `about ${clock(left)} left`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Shows the progress of stages until `stop()`; `print()` writes a line above the live one. */
export function showProgress(stages, { lanes, output = process.stdout } = {}) {
  const startedAt = Date.now();
  const isTerminal = Boolean(output.isTTY);
  const line = () => statusLine(stages, { startedAt, lanes });
  const erase = () => isTerminal && output.write('\r\u001b[K');
  const draw = () => {
    erase();
    output.write(isTerminal ? line().slice(0, (output.columns ?? 80) - 1) : `${line()}\n`);
  };
  const timer = setInterval(draw, isTerminal ? EVERY_MS.terminal : EVERY_MS.elsewhere);
  return {
    print(text) {
      erase();
      output.write(`${text}\n`);
      if (isTerminal) draw();
    },
    stop() {
      clearInterval(timer);
      erase();
    },
  };
}

/** A failure as it is printed immediately; for a flaky test, that of its first try. */
export function failureText(stage, failure) {
  const place = failure.file ? `${failure.file}${failure.line ? `:${failure.line}` : ''}` : stage;
  const message = stripVTControlCharacters(failure.message ?? '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*node_modules/.test(line))
    .slice(0, 40)
    .map((line) => `    ${line}`)
    .join('\n');
  const again = rerunCommand(failure);
  const isFlaky = failure.type === 'flaky';
  const title = `${isFlaky ? '!' : '✗'} ${place} › ${failure.title}${isFlaky ? ' (passed at its second try only)' : ''}`;
  return [title, message, again && `    again: ${again}`].filter(Boolean).join('\n');
}
