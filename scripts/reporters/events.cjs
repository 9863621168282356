// Test reporters run inside the test tools and report to `npm test` by lines of their standard output.
const PREFIX = '\u001etest-event ';

/** Sends one event to the process that started the test tool; prints nothing when the tool was started by hand. */
function emit(event) {
  if (process.env.PORTAL_TEST_EVENTS) process.stdout.write(`${PREFIX}${JSON.stringify(event)}\n`);
}

/** The event in a line of output; undefined for ordinary output. */
const parseEvent = (line) => (line.startsWith(PREFIX) ? JSON.parse(line.slice(PREFIX.length)) : undefined);

module.exports = { emit, parseEvent };
