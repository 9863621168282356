// Builds and reads the address of the help page. Values may come from an untrusted link: they are cut to a
// maximum length and only ever used as text (T14).

/** Why a subsystem does not open: 0 with the server's message, 4 under review, 5 rejected, 6 no permission yet. */
export type ApplyState = '0' | '4' | '5' | '6';

/** Values that the help page shows. */
export interface AccessDenial {
  applyState: string;
  systemCode?: string;
  systemName?: string;
  msg?: string;
}

export const HELP_PATH = '/help';
const HELP_MSG_MAX_LENGTH = 500;
const NAME_MAX_LENGTH = 100;

const KNOWN_STATES: ReadonlySet<string> = new Set<ApplyState>(['0', '4', '5', '6']);

/** Cuts by whole characters, so that no emoji is split. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : [...text.slice(0, length * 2)].slice(0, length).join('');

/** The server's message as the help page carries it: text of at most 500 characters (R174, R175). */
export const cutMessage = (text: string): string => cut(text, HELP_MSG_MAX_LENGTH);

/** Address of the help page (R084, R173); missing values are left out. */
export function accessDeniedAddress({ applyState, systemCode, systemName, msg }: AccessDenial): string {
  const query = new URLSearchParams({ applyState: cut(applyState, 20) });
  if (systemCode) query.set('systemCode', cut(systemCode, NAME_MAX_LENGTH));
  if (systemName) query.set('systemName', cut(systemName, NAME_MAX_LENGTH));
  if (msg) query.set('msg', cutMessage(msg));
  return `${HELP_PATH}?${query.toString()}`;
}

/** Reads the query of the help page; values passed by the application itself win over it (T14). */
export function readAccessDenial(search: string, navigationState?: unknown): AccessDenial {
  const query = new URLSearchParams(search);
  const given = new Map(
    typeof navigationState === 'object' && navigationState !== null
      ? Object.entries(navigationState as Record<string, unknown>)
      : [],
  );
  const read = (name: keyof AccessDenial, length: number): string | undefined => {
    const value = given.size > 0 ? given.get(name) : query.get(name);
    return typeof value === 'string' && value !== '' ? cut(value, length) : undefined;
  };
  return {
    applyState: read('applyState', 20) ?? '6',
    systemCode: read('systemCode', NAME_MAX_LENGTH),
    systemName: read('systemName', NAME_MAX_LENGTH),
    msg: read('msg', HELP_MSG_MAX_LENGTH),
  };
}

/** The reason that the help page shows; an unknown one counts as 6 (A14). */
export const knownState = (applyState: string): ApplyState =>
  KNOWN_STATES.has(applyState) ? (applyState as ApplyState) : '6';
