// System codes with a rule of their own in the specification. Maps, not objects: a code is whatever the server
// sends, including `__proto__` (T17).

/** Codes that exist whatever the server sends (R074). */
export const HOME_CODE = 'home';
export const BASIC_CODE = 'basic';

/** Codes with a fixed position in the main row (R316). */
export const FIXED_CODES: ReadonlySet<string> = new Set([HOME_CODE, BASIC_CODE, 'workorder', 'bjDigitization', 'gdzt']);

/** The external sites, on the right side of the bar (R091), by their code. */
export const EXTERNAL_SITES: ReadonlyMap<string, ExternalSite> = new Map([
  ['fireSafety', 'fireSafety'],
  ['iot', 'iot'],
]);

export type ExternalSite = 'fireSafety' | 'iot';

/** Paths that the specification gives to entries (R076–R081, A5); for other entries the registry decides (`pathOf`). */
export const CODE_PATHS: ReadonlyMap<string, string> = new Map([
  [HOME_CODE, '/home'],
  [BASIC_CODE, '/mainApp'],
  ['systemManager', '/mainApp/todoList'],
  ['housekeeper', '/mgr'],
  ['integrated', '/jcpt'],
  ['gdzt', '/gdzt'],
  ['pivot', '/gdzt'],
  ['bjDigitization', '/bjxt'],
  ...['wcx', 'lift', 'af', 'opbi', 'nfc'].map((code): [string, string] => [code, `/${code}`]),
]);

/** Entries of the portal's own pages; the registry does not change where they lead. */
export const OWN_PAGES: ReadonlySet<string> = new Set([HOME_CODE, BASIC_CODE, 'systemManager']);

/** Code of the current entry on a route whose name differs (R096). */
export const ROUTE_CODES: ReadonlyMap<string, string> = new Map([
  ['home', HOME_CODE],
  ['mainapp', BASIC_CODE],
  ['grayrelease', BASIC_CODE],
  ['personalinfo', BASIC_CODE],
  ['jcpt', 'integrated'],
  ['mgr', 'housekeeper'],
]);

export const MAIN_ENTRIES_MAX = 7;
