// Test reporters run inside the test tools and talk to `npm test` in lines of their standard output.
const PREFIX = '\u001etest-event ';

/** Sends one event to the process that started the test tool; a person who started the tool by hand sees nothing. */
function emit(event) {
  if (process.env.PORTAL_TEST_EVENTS) process.stdout.write(`${PREFIX}${JSON.stringify(event)}\n`);
}

/** The event that a line of output carries, or undefined for ordinary output. */
const parseEvent = (line) => (line.startsWith(PREFIX) ? JSON.parse(line.slice(PREFIX.length)) : undefined);

module.exports = { emit, parseEvent };
