/**
 * Every key that the portal stores in the browser, and its storage (A32). Nothing else may be written: `utils/storage`
 * accepts only these names. Phone and ID numbers must not be in local storage.
 */

/**
 * Format of a value: `text` and `json` are written unchanged (the specification's keys, which subsystems read too); a
 * number wraps the value with that version, and another version counts as absent.
 */
export type StoredForm = 'text' | 'json' | number;

/** Cookies that the portal writes. */
export const COOKIE_KEYS = ['ssoToken'] as const;

/** Local storage: survives the window. */
export const LOCAL_KEYS = {
  ssoToken: 'text',
  userName: 'text',
  /** The signed-in person, as an opaque key by which other windows detect a change of person (T3). */
  'portal.person': 'text',
  'portal.language': 1,
  /** Light, dark or as the system: a preference of this device (R020, B11). */
  'portal.colorScheme': 1,
  /** The page that the portal opens first: a preference of this device (R020). */
  'portal.startPage': 1,
  /** Last address of a person who was signed out, offered to the same person only (A31). */
  'portal.wayBack': 1,
  /** Width of the entries of the top navigation, for their placeholders: of this device (R097). */
  'portal.rowWidth': 1,
  /** Recently used entries of the top navigation, offered to the same person only (A31). */
  'portal.recentEntries': 1,
  /** How often a person opens which subsystem after which, to mount the next one ahead for the same person only (A31). */
  'portal.transitions': 1,
  /** Ids of recently opened manuals, offered to the same person only (A31, R048). */
  'portal.recentManuals': 1,
  /** Ids of the notices that a person has opened, for the unread dots of the same person only (A31). */
  'portal.readNotices': 1,
  /** Whether the side menu is collapsed and which groups are closed: a preference of this device (R057). */
  'portal.sideBar': 1,
  /** Density and hidden columns of the lists: a preference that outlives the session. */
  'portal.lists': 1,
  /** Position of the chat-bot's panel: a preference of this device. */
  'portal.chatBotSpot': 2,
  /** Time of the last forced sign-out, to interrupt sign-out loops (T25). */
  'portal.forcedSignOut': 1,
} as const satisfies Record<string, StoredForm>;

/** Keys of local storage that end with the session; the others are preferences and A31. */
export const LOCAL_KEYS_OF_SESSION = ['ssoToken', 'userName', 'portal.person'] as const;

/** Session storage: belongs to one window and is cleared at sign-out. */
export const SESSION_KEYS = {
  userInfo: 'json',
  powerList: 'json',
  nav_header_check_value: 'text',
  help_tisp_name: 'text',
  bindStatus: 'text',
  graySystem: 'text',
  eurekaUrl: 'text',
  nav_permission_menus: 'json',
  /** Owner of the other values, as the same opaque key: they are cleared for another person (T3). */
  'portal.owner': 1,
  /** Address requested without a session, opened after sign-in (A30). */
  'portal.wantedAddress': 1,
  /** Whose unsaved work a forced sign-out has ended, for the same person to be told (R154, T3). */
  'portal.lostWork': 1,
  /** Departures of this window to the identity provider: the next token in the address may come from there (A44). */
  'portal.signInTrip': 1,
  /** Why the session ended, for the login address to say (R190). */
  'portal.signOutReason': 1,
  /** The last list of subsystems, shown at once after a reload (R075). */
  'portal.navigationEntries': 1,
  /** The person postponed binding their account: home shows a reminder, a reload does not ask again (A11). */
  'portal.bindingLater': 1,
  /** Time at which the next code may be sent: closing the dialog or a reload does not shorten the wait (R177). */
  'portal.codeCountdown': 1,
  /** The tab strip, restored after a reload (R060). */
  'portal.tabs': 1,
  /** The list of records that the person works through, across a reload (B13). */
  'portal.recordPager': 1,
  /** Builds that were already reloaded because a chunk was missing: each once, never in a loop (F21). */
  'portal.renewedBuilds': 1,
  /** Addresses that this window shows in place of subsystems, as its person agreed. */
  'portal.overrides': 1,
} as const satisfies Record<string, StoredForm>;

/**
 * IndexedDB, for data too large for the other storages. `drafts` holds the unsaved text of forms per person; it
 * outlives the session and is offered to the same person only (A31, R047).
 */
export const DATABASE = { name: 'portal', version: 1, stores: ['drafts'] } as const;

export type CookieKey = (typeof COOKIE_KEYS)[number];
export type SessionKey = keyof typeof SESSION_KEYS;
export type DatabaseStore = (typeof DATABASE.stores)[number];
