/**
 * Version of the contract that this package speaks, as `major.minor`. The portal and the micro-app compare theirs
 * when the micro-app is mounted: a different major does not fit, a newer minor of the portal does.
 *
 * The minor grows with everything that is added: a member, a field of the state, a message of the frames. So a portal
 * that offers more serves every older micro-app, and a micro-app that may use what an older portal does not know is
 * refused at mount, with words, and not in the middle of somebody's work. What takes a member away, or changes what
 * one means, is a new major.
 *
 * - 1.0: life cycles, state, request, navigation, unsaved work, messages and questions.
 * - 1.1: `variant`, `announce`, `navigation.setTitle`, listeners that refuse a move, `state.dictionary`, frames.
 */
export const PROTOCOL_VERSION = '1.1';

/** What comparing two protocol versions says. */
export type ProtocolVerdict =
  /** Both sides understand each other. */
  | 'compatible'
  /** The micro-app was built for an older major version than the portal speaks. */
  | 'subsystem-too-old'
  /** The micro-app needs a newer version than the portal speaks. */
  | 'portal-too-old'
  /** One of the two is not a version. */
  | 'unreadable';

const read = (version: unknown): [number, number] | null => {
  const match = typeof version === 'string' ? /^(\d{1,4})\.(\d{1,4})$/.exec(version) : null;
  return match ? [Number(match[1]), Number(match[2])] : null;
};

/**
 * Compares the protocol versions of the portal and of a micro-app.
 *
 * @param portal - Version that the portal speaks, such as `1.2`.
 * @param subsystem - Version that the micro-app was built with.
 * @returns `compatible` when the majors are equal and the portal's minor is not older.
 * @example
 * compareProtocols('1.2', '1.0'); // 'compatible'
 * compareProtocols('1.0', '2.0'); // 'portal-too-old'
 */
export function compareProtocols(portal: unknown, subsystem: unknown): ProtocolVerdict {
  const ours = read(portal);
  const theirs = read(subsystem);
  if (!ours || !theirs) return 'unreadable';
  if (theirs[0] < ours[0]) return 'subsystem-too-old';
  return theirs[0] > ours[0] || theirs[1] > ours[1] ? 'portal-too-old' : 'compatible';
}

/** Thrown by `defineSubsystem` at mount when the portal speaks another protocol; the person reads why. */
export class ProtocolMismatchError extends Error {
  override readonly name = 'ProtocolMismatchError';

  constructor(
    /** Why the two do not fit. */
    readonly verdict: ProtocolVerdict,
    /** Version of the portal. */
    readonly portal: unknown,
    /** Version of the micro-app. */
    readonly subsystem: string,
  ) {
    super(`The portal speaks protocol ${String(portal)}, this subsystem ${subsystem}: ${verdict}`);
  }
}
