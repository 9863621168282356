/**
 * Version of the contract in this package, as `major.minor`. The portal and the micro-app compare versions when the
 * micro-app is mounted: another major is incompatible, a newer minor of the portal is compatible.
 *
 * Every addition increases the minor: a member, a field of the state, a message of the frames. A newer portal
 * therefore serves every older micro-app, and a micro-app that may use what an older portal lacks is
 * rejected at mount with a message, and does not fail later. Removing a member, or changing its meaning,
 * increases the major.
 *
 * - 1.0: life cycles, state, request, navigation, unsaved work, toasts and dialogs.
 * - 1.1: `variant`, `announce`, `navigation.setTitle`, blocking listeners, `state.dictionary`, frames.
 * - 1.2: frames pass the portal's shortcuts on, and report rejections, stacks, policy violations and long frames.
 * - 1.3: `theme.colorScheme`, and dark themes.
 */
export const PROTOCOL_VERSION = '1.3';

/**
 * The oldest portal for which this package works: the micro-app greets with it. What came later is the package's own
 * affair, which leaves it out where the portal is older.
 */
export const REQUIRED_PROTOCOL = '1.1';

/** Result of comparing two protocol versions. */
export type ProtocolVerdict =
  /** The versions are compatible. */
  | 'compatible'
  /** The portal has a newer major version than the micro-app was built for. */
  | 'subsystem-too-old'
  /** The micro-app needs a newer version than the portal has. */
  | 'portal-too-old'
  /** One of them is not a version. */
  | 'unreadable';

const read = (version: unknown): [number, number] | null => {
  const match = typeof version === 'string' ? /^(\d{1,4})\.(\d{1,4})$/.exec(version) : null;
  return match ? [Number(match[1]), Number(match[2])] : null;
};

/**
 * Compares the protocol versions of the portal and of a micro-app.
 *
 * @param portal - Version of the portal, such as `1.2`.
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

/** Thrown by `defineSubsystem` at mount when the versions are incompatible; the portal shows the message. */
export class ProtocolMismatchError extends Error {
  override readonly name = 'ProtocolMismatchError';

  constructor(
    /** Why they are incompatible. */
    readonly verdict: ProtocolVerdict,
    /** Version of the portal. */
    readonly portal: unknown,
    /** Version of the micro-app. */
    readonly subsystem: string,
  ) {
    super(`The portal speaks protocol ${String(portal)}, this subsystem ${subsystem}: ${verdict}`);
  }
}
