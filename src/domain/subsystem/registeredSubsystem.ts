import type { SubsystemCall } from './allowedCalls';

/** How a micro-app is isolated: in qiankun's sandbox, or in a cross-origin frame. */
export type Isolation = 'sandbox' | 'frame';

/** How a frame communicates with the portal: by the SDK, or not at all (a third-party page). */
export type BridgeKind = 'sdk' | 'none';

/** Data that the portal loads for a subsystem before mounting it; `housekeeper` is R140. */
export type PermissionDataName = 'housekeeper';

/** A name or text in each language of the portal. */
export type LocalName = Record<'en-US' | 'zh-CN', string>;

/** One subsystem, validated and resolved for the current environment. */
export interface RegisteredSubsystem {
  /** Code of the subsystem: its route and the key of its pane (A27). */
  code: string;
  name: LocalName;
  /** Names by entry code, if one subsystem serves several, such as the modules of `byd`. */
  names?: Readonly<Record<string, LocalName>>;
  isolation: Isolation;
  /** Absolute address of the micro-app's page. */
  entry: string;
  /** Frames only. */
  bridge?: BridgeKind;
  /** `global`: its style sheets and pop-ups are the page's; by default they stay in its pane. Sandbox only. */
  css?: 'global';
  /** `light dark`: it follows the theme of the portal also where that is dark; by default it is shown as in a light one. */
  colorScheme?: 'light dark';
  /** Codes of the navigation entries that lead here; `entryCodeOf` selects the one for the permission check. */
  entryCodes: readonly string[];
  permissionData?: PermissionDataName;
  /** `mount`: it may be mounted, hidden, before the user opens it. Sandbox only. */
  prefetch?: 'mount';
  /** The authenticated calls that it may make; none by default. */
  calls?: readonly SubsystemCall[];
  /** It is turned off, with the reason for users; both texts are empty if the registry gives none. */
  disabled?: LocalName;
  /** Version to show; a `<meta name="subsystem-version">` of its page takes precedence. */
  version?: string;
  /** Time limit from the loaded registry to the mounted micro-app, in ms. */
  timeoutMs?: number;
  /** Team that is called when it fails. */
  owner?: string;
  /** Address of the page that says what to do when it fails. */
  runbook?: string;
  /** Version of the SDK that its release was built with. */
  sdk?: string;
  /** Hash of the manifest of its release; each script, style sheet and page is compared with the manifest. */
  integrity?: string;
  /** The release before, which opens when a file of this one does not match. */
  fallback?: { version: string; entry: string; integrity: string };
  /** Address of the release that did not match, when this one is its fallback. */
  refusedEntry?: string;
  /** Set when this window shows another address in its place, until this time in ms since 1970. */
  override?: { address: string; until: number };
}

/** Under which codes and names an entry is known, whether it can be opened or not. */
export type EntryIdentity = Pick<RegisteredSubsystem, 'code' | 'name' | 'names' | 'entryCodes'>;
