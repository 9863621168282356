import { preflightNotes, preflightProblem } from './crossOrigin.mjs';
import { reasonOf } from './reasonOf.mjs';

/** A token that no server has given to anybody. */
const UNKNOWN_TOKEN = 'portal-check-hosts-unknown-token';
/** The first call of a session at each host, made with tokens that have to be refused. */
const FIRST_CALLS = { base: 'getUserInfo', portal: 'getGrayServiceName' };
const TIMEOUT_MS = 15_000;
/** How many preflights are under way at once. */
const PREFLIGHTS_AT_ONCE = 4;
/** How many calls a sentence names. */
const NAMES_MAX = 3;

/** Names of the headers of a call that a server of another origin has to allow, as browsers ask for them. */
function askedHeaders({ method, isUpload, effect }, { acceptsIdempotencyKeys }) {
  return [
    ...(method === 'POST' && !isUpload ? ['content-type'] : []),
    ...(effect === 'creates' && acceptsIdempotencyKeys ? ['idempotency-key'] : []),
    'ssotoken',
  ];
}

/** A sentence with the names of the calls that it is about. */
function withNames(sentence, names, total) {
  if (names.length === total) return sentence;
  const more = names.length > NAMES_MAX ? ` and ${names.length - NAMES_MAX} more` : '';
  return `${sentence} (${names.slice(0, NAMES_MAX).join(', ')}${more})`;
}

/** The sentences that came up, each with the calls that it is about. */
function grouped(problems, total) {
  const names = new Map();
  for (const { sentence, name } of problems) names.set(sentence, [...(names.get(sentence) ?? []), name]);
  return [...names].map(([sentence, about]) => withNames(sentence, about, total));
}

/** Why a call that should have been refused was not, in a way that sends the person to sign in (A22). */
function refusalProblem({ error, blocked }, what) {
  if (!error) return `A call ${what} is answered with data.`;
  if (blocked) return `A call ${what}: ${blocked}`;
  return error.name === 'SessionExpiredError'
    ? undefined
    : `A call ${what} is answered with "${reasonOf(error)}" instead of { "status": "201" }: the person sees errors and is not asked to sign in.`;
}

async function askBefore(page, endpoint) {
  const asked = askedHeaders(endpoint, page.environment);
  const response = await page.fetch(page.addressOf(endpoint), {
    method: 'OPTIONS',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'Access-Control-Request-Method': endpoint.method,
      'Access-Control-Request-Headers': asked.join(','),
    },
  });
  await response.arrayBuffer();
  return { response, sentence: preflightProblem(response, page.origin, asked), name: endpoint.name };
}

/** What browsers ask a host of another origin before each of the portal's calls. */
async function checkPreflights(page, host) {
  const [first, ...others] = Object.values(page.endpoints).filter((endpoint) => endpoint.host === host);
  const ask = (endpoint) => askBefore(page, endpoint);
  try {
    const answers = [await ask(first)];
    for (let at = 0; at < others.length; at += PREFLIGHTS_AT_ONCE)
      answers.push(...(await Promise.all(others.slice(at, at + PREFLIGHTS_AT_ONCE).map(ask))));
    const problems = answers.filter(({ sentence }) => sentence);
    return { errors: grouped(problems, answers.length), notes: preflightNotes(answers[0].response) };
  } catch (error) {
    return { unreachable: reasonOf(error), errors: [], notes: [] };
  }
}

/** How a host answers calls that have no session, and which of its headers the page can read. */
async function checkRefusals(page, host) {
  const name = FIRST_CALLS[host];
  const without = await page.make(name, undefined, '');
  if (['NetworkError', 'TimeoutError'].includes(without.error?.name) && !page.lastHeaders())
    return { unreachable: reasonOf(without.error.cause ?? without.error), errors: [], notes: [] };
  const unknown = await page.make(name, undefined, UNKNOWN_TOKEN);
  const errors = [refusalProblem(without, 'without a token'), refusalProblem(unknown, 'with an unknown token')];
  return { errors: errors.filter(Boolean), notes: page.notesAt(page.addressOf(page.endpoints[name])) };
}

/** Checks what an API host answers to a browser before a call, and to a call without a session. */
export async function checkApiHost(page, host) {
  const address = page.resolveAddress(page.environment.hosts[host]);
  const isOther = page.isOther(address);
  const problem = page.addressProblem(address);
  const parts = [
    ...(problem ? [{ errors: [problem], notes: [] }] : []),
    ...(isOther ? [await checkPreflights(page, host)] : []),
  ];
  if (FIRST_CALLS[host] && !parts.some(({ unreachable }) => unreachable)) parts.push(await checkRefusals(page, host));
  const unreachable = parts.find((part) => part.unreachable)?.unreachable;
  return {
    host,
    address,
    isOther,
    isUnreachable: unreachable !== undefined,
    isAsked: parts.length > 0,
    errors: [
      ...(unreachable ? [`It cannot be reached: ${unreachable}`] : []),
      ...parts.flatMap(({ errors }) => errors),
    ],
    notes: parts.flatMap(({ notes }) => notes),
  };
}
