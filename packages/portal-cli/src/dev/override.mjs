import { carried } from '../world/carried.mjs';
import { CliError } from '../errors.mjs';
import { fetchText } from '../fetchText.mjs';
import { isOverrideAdmitted, readEnvironment } from '#portal-rules';

const TIMEOUT_MS = 15_000;

/**
 * The link that shows an address in place of a subsystem, in the window in which it is opened. A portal that refuses it
 * is asked before anybody follows it.
 *
 * @param {{ portal: string, code: string, address: string }} options
 * @returns {Promise<string>}
 */
export async function createOverrideLink({ portal, code, address }) {
  const { href } = new URL(address);
  const { text: script, problem } = await fetchText(`${portal}/environment.js`, { timeoutMs: TIMEOUT_MS });
  if (script === undefined)
    throw new CliError(`${portal}/environment.js cannot be read (${problem}): is a portal there?`);
  /** @type {unknown} */
  let written;
  try {
    written = carried.readEnvironment(script);
  } catch {
    throw new CliError(`${portal}/environment.js is not the environment file of a portal.`);
  }
  const reading = readEnvironment(written);
  if ('missing' in reading) throw new CliError(`${portal}/environment.js lacks '${reading.missing}'.`);
  const { environment } = reading;
  if ((environment.overrides ?? 'off') === 'off')
    throw new CliError(
      `${portal} allows no overrides. Who runs it may set in its environment file: overrides: 'on' (or 'role').`,
    );
  if (!isOverrideAdmitted(href, environment, portal))
    throw new CliError(
      `${portal} allows no overrides from ${new URL(href).origin}. It allows: ${environment.overrideOrigins?.join(', ') || 'none'} (overrideOrigins in its environment file).`,
    );
  await requireRegistered(new URL(environment.subsystemRegistry, `${portal}/`).href, code);
  return `${portal}/override?${new URLSearchParams({ code, address: href })}`;
}

/** @param {string} address @param {string} code */
async function requireRegistered(address, code) {
  const { text, problem } = await fetchText(address, { timeoutMs: TIMEOUT_MS });
  if (text === undefined) throw new CliError(`The registry at ${address} cannot be read (${problem}).`);
  let subsystems;
  try {
    ({ subsystems } = JSON.parse(text));
  } catch {
    throw new CliError(`The registry at ${address} cannot be read: it is not JSON.`);
  }
  const isListed = Array.isArray(subsystems) && subsystems.some((entry) => entry?.code === code);
  if (!isListed) throw new CliError(`The registry at ${address} has no subsystem '${code}' to stand in for.`);
}
