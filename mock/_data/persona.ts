/** Personas of the mock server (A19): the token names the person, its suffixes the dataset and the session. */
export const PERSONA_IDS = [
  'persona-demo',
  'persona-restricted',
  'persona-unbound',
  'persona-review',
  'persona-unverified',
  'persona-nophone',
] as const;

/** One of the six people on the sign-in page. */
export type PersonaId = (typeof PERSONA_IDS)[number];

/** Contents of a token. */
export interface Session {
  personaId: PersonaId;
  /** Name of the dataset, such as `w3`; empty for the one without a suffix. */
  datasetName: string;
  /** Number of refreshes (`.r1`, `.r2` …). */
  refreshCount: number;
  /** Remaining lifetime in seconds from a suffix such as `.e180`; absent if the server does not send it. */
  expiresIn?: number;
  /** `.big`: lists of 10 000 records. */
  big: boolean;
}

const DATASET_NAME = /^w[A-Za-z0-9_-]{1,80}$/;

/** Name of a dataset as typed: the leading w is optional; invalid text counts as no name. */
export function toDatasetName(typed: string): string {
  const name = !typed || typed.startsWith('w') ? typed : `w${typed}`;
  return DATASET_NAME.test(name) ? name : '';
}

/** Parses a token; anything but a persona with known suffixes, each at most once, is not signed in. */
export function parseToken(token: string | undefined): Session | null {
  const [head, ...suffixes] = (token ?? '').split('.');
  const personaId = PERSONA_IDS.find((id) => id === head);
  if (!personaId) return null;
  const session: Session = { personaId, datasetName: '', refreshCount: 0, big: false };
  const seen = new Set<string>();
  for (const suffix of suffixes) {
    const kind = suffix === 'big' ? 'big' : suffix.slice(0, 1);
    const rest = suffix.slice(1);
    if (seen.has(kind)) return null;
    seen.add(kind);
    if (kind === 'big') session.big = true;
    else if (kind === 'w' && DATASET_NAME.test(suffix)) session.datasetName = suffix;
    else if (kind === 'r' && /^\d{1,6}$/.test(rest)) session.refreshCount = Number(rest);
    else if (kind === 'e' && /^\d{1,7}$/.test(rest)) session.expiresIn = Number(rest);
    else return null;
  }
  return session;
}

/** The token of the same person and dataset after another refresh: `.r1`, then `.r2` and so on (A19). */
export function refreshedToken(token: string): string {
  const session = parseToken(token);
  const kept = token.split('.').filter((part) => !/^r\d+$/.test(part));
  return `${kept.join('.')}.r${(session?.refreshCount ?? 0) + 1}`;
}

/** Creates the token for a persona and a dataset, as the sign-in page issues it. */
export const tokenFor = (personaId: PersonaId, datasetName = ''): string =>
  datasetName ? `${personaId}.${datasetName}` : personaId;
