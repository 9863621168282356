/**
 * Every key that the portal stores in the browser, and where it lives (A32). Nothing else may be
 * written: `utils/storage` takes only these names. Phone and ID numbers never go to local storage.
 */

/**
 * How a value is written: `text` and `json` as they are (the specification's keys, which subsystems
 * read too); a number wraps the value with that version, and another version counts as absent.
 */
export type StoredForm = 'text' | 'json' | number;

/** Cookies that the portal writes. */
export const COOKIE_KEYS = ['ssoToken'] as const;

/** Local storage: survives the window. */
export const LOCAL_KEYS = {
  ssoToken: 'text',
  userName: 'text',
  /** Who is signed in, as an opaque key; other windows notice a change of person by it (T3). */
  'portal.person': 'text',
  'portal.language': 1,
  /** The page that the portal opens with: a preference of this device (R020). */
  'portal.startPage': 1,
  /** Last address of a person who was signed out, offered to the same person only (A31). */
  'portal.wayBack': 1,
  /** Entries of the top navigation that a person used last, offered to the same person only (A31). */
  'portal.recentEntries': 1,
  /** Ids of the manuals that a person opened last, offered to the same person only (A31, R048). */
  'portal.recentManuals': 1,
  /** Whether the side menu is narrow and which of its groups are closed: a preference of this device (R057). */
  'portal.sideBar': 1,
  /** Density and hidden columns of the lists: a preference, which outlives the session. */
  'portal.lists': 1,
  /** Where the launcher of the chat-bot was moved to: a preference of this device. */
  'portal.chatBotSpot': 1,
  /** When a session was last ended by force, to break sign-out loops (T25). */
  'portal.forcedSignOut': 1,
} as const satisfies Record<string, StoredForm>;

/** Keys of local storage that end with the session; the others are preferences and A31. */
export const LOCAL_KEYS_OF_SESSION = ['ssoToken', 'userName', 'portal.person'] as const;

/** Session storage: belongs to one window and is emptied at sign-out. */
export const SESSION_KEYS = {
  userInfo: 'json',
  powerList: 'json',
  nav_header_check_value: 'text',
  help_tisp_name: 'text',
  bindStatus: 'text',
  graySystem: 'text',
  eurekaUrl: 'text',
  nav_permission_menus: 'json',
  /** Whose the rest is, as the same opaque key: somebody else finds it emptied (T3). */
  'portal.owner': 1,
  /** Address asked for without a session, reached after sign-in (A30). */
  'portal.wantedAddress': 1,
  /** Departures of this window to the identity provider: the next token in the address may come from there (A44). */
  'portal.signInTrip': 1,
  /** The last list of subsystems, shown at once after a reload (R075). */
  'portal.navigationEntries': 1,
  /** The person binds their account later: home reminds of it, a reload does not ask again (A11). */
  'portal.bindingLater': 1,
  /** When the next code may be sent: closing the dialog or a reload does not shorten the wait (R177). */
  'portal.codeCountdown': 1,
  /** Notices that were opened in this session, for the mark of the new ones. */
  'portal.readNotices': 1,
  /** The tab strip: a reload of the window keeps it (R060). */
  'portal.tabs': 1,
  /** Builds that were already left by a fresh start because a part of them was gone: each once, never in a loop (F21). */
  'portal.renewedBuilds': 1,
} as const satisfies Record<string, StoredForm>;

/**
 * IndexedDB: what is too large for the other places. `drafts` holds the unsaved text of forms per person; it outlives
 * the session and is offered to the same person only (A31, R047).
 */
export const DATABASE = { name: 'portal', version: 1, stores: ['drafts'] } as const;

export type CookieKey = (typeof COOKIE_KEYS)[number];
export type SessionKey = keyof typeof SESSION_KEYS;
export type DatabaseStore = (typeof DATABASE.stores)[number];
