import { checkApiHost } from './checkApiHost.mjs';
import { openPortalPage } from './portalPage.mjs';
import { NOT_MADE, READS } from './reads.mjs';
import { reasonOf } from './reasonOf.mjs';

const HOSTS = ['base', 'workOrder', 'portal'];
/** How the drift of a whole answer is named (src/utils/drift.ts). */
const ALL = '(all of it)';

/** Whether the server lets the person not do this, which says nothing about the server. */
const isRefused = ({ name, status }) =>
  (name === 'EnvelopeError' && !/^(404|5\d\d)$/.test(status)) ||
  (name === 'HttpStatusError' && [401, 403].includes(status));

function outcomeOf({ error, blocked, gaps }, reason) {
  if (!blocked && error && isRefused(error)) return 'refused';
  if (reason) return 'failed';
  return gaps.length > 0 ? 'gaps' : 'read';
}

/**
 * Makes one call that reads, with what was read before it, and keeps its data there.
 *
 * @param {Record<string, unknown>} read Data by the name of the call.
 */
async function checkRead(page, name, read, token, onProgress) {
  const { row, method, path, host } = page.endpoints[name];
  const about = { name, row, method, path };
  const payload = READS[name](read);
  if (payload === null) return { ...about, outcome: 'not made', reason: 'no record to ask for' };
  onProgress(`${method} ${path}`);
  const result = await page.make(name, payload, token);
  const { data, error, blocked, ms, gaps } = result;
  if (!error) read[name] = data;
  const isUnread = gaps.some(({ field }) => field === ALL);
  const reason = blocked ?? (error && reasonOf(error)) ?? (isUnread ? 'Nothing of the data can be read.' : undefined);
  return { ...about, host, ms, outcome: outcomeOf(result, reason), ...(reason ? { reason } : {}), gaps };
}

/** The file of the first manual that has one; notices in a list have none. */
const firstFile = ({ listManuals }) =>
  listManuals?.records.flatMap(({ attachments }) => attachments).find(({ downloadUri }) => downloadUri)?.downloadUri;

/** Downloads a file as the portal does: without the token. Without a file nothing is asked. */
async function checkFile(page, uri) {
  const address = page.resolveAddress(uri ?? page.environment.fileHost);
  const isOther = page.isOther(address);
  if (!uri) return { host: 'files', address, isOther, isAsked: false, errors: [], notes: [] };
  const error = await page.readFile({ uri, quiet: true }).then(
    () => undefined,
    (failure) => failure,
  );
  const errors = [
    page.addressProblem(address),
    error && `It cannot be downloaded: ${reasonOf(error)}`,
    page.blockedAt(address),
  ];
  return {
    host: 'files',
    address,
    isOther,
    isAsked: true,
    errors: errors.filter(Boolean),
    notes: page.notesAt(address),
  };
}

/**
 * Checks the API hosts and the file host of an environment as a page of the portal would meet them. Browsers' questions
 * before a call are asked for every call, only calls that read are made, and without a token none but those that have to
 * be refused.
 *
 * @param {{ environment: object, portal: string, token?: string, onProgress?: (text: string) => void }} options
 *   `environment` is the content of the environment file, `portal` the address at which people open the portal.
 */
export async function checkHosts({ environment: written, portal, token, onProgress = () => undefined }) {
  const page = await openPortalPage(written, portal);
  const hosts = [];
  for (const host of HOSTS) {
    onProgress(page.resolveAddress(page.environment.hosts[host]));
    hosts.push(await checkApiHost(page, host));
  }
  const unreachable = hosts.filter(({ isUnreachable }) => isUnreachable).map(({ host }) => host);
  const names = Object.keys(READS).filter((name) => !unreachable.includes(page.endpoints[name].host));
  const read = {};
  const calls = [];
  for (const name of token ? names : []) {
    calls.push(await checkRead(page, name, read, token, onProgress));
    // Every other one would fail in the same way.
    if (name === 'getUserInfo' && !read.getUserInfo) break;
  }
  const file = firstFile(read);
  if (file) onProgress(page.resolveAddress(file));
  hosts.push(await checkFile(page, file));
  return {
    hosts,
    calls,
    leftOut: token ? Object.keys(READS).length - calls.length : 0,
    notMade: Object.values(page.endpoints)
      .filter(({ name }) => !(name in READS))
      .map(({ name, effect }) => ({ name, reason: NOT_MADE[name] ?? `${effect} data` })),
  };
}
