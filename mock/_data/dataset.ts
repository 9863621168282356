import type { Failure } from './failures';
import type { PersonaId, Session } from './persona';
import { seedFor, type Seed } from './seeds';
import { personaOf } from './seeds/personas';

// The worlds live on globalThis: Umi loads the mock files anew whenever one of them changes, and a person's unsaved
// experiment should survive that. Seeds are shared and never changed in place; a dataset copies the lists, not the rows.

/** Raised when the shape of a dataset changes, so that a development server forgets worlds of the older shape. */
const DATASET_VERSION = 5;
const DATASETS_MAX = 200;
const STORE_KEY = '__portalMockWorlds__';

/** What belongs to one person within a dataset. */
export interface PersonState {
  /** Order and place of the subsystem entries, by system code, once the person has saved them. */
  menu: Map<string, { isShow: number; orderNumber: number }> | null;
  readMessages: Set<string>;
  deletedMessages: Set<string>;
  deletedTodos: Set<string>;
  /** Set once an unbound person created or bound an account. */
  bound: boolean;
  /** Wire value of the identity state; handing in the verification sends a person into review. */
  identityState: number;
}

/** One shared world: its lists, what its people did, and the failures the panel set for it. */
export interface Dataset extends Seed {
  readonly key: string;
  readonly big: boolean;
  readonly people: Map<PersonaId, PersonState>;
  readonly failures: Map<string, { text: string; failures: Failure[] }>;
  /** Phones that asked for a code in this dataset. */
  readonly codesSent: Set<string>;
  /** What calls with an idempotency key were answered, by person, path and key. */
  readonly responses: Map<string, Promise<unknown>>;
  nextId: number;
}

interface Store {
  version: number;
  datasets: Map<string, Dataset>;
  /** Failures for every dataset at once, also for the addresses that carry no token. */
  everywhere: Dataset['failures'];
}

function store(): Store {
  const holder = globalThis as unknown as Record<string, Store | undefined>;
  const current = holder[STORE_KEY];
  if (current?.version === DATASET_VERSION) return current;
  const fresh: Store = { version: DATASET_VERSION, datasets: new Map(), everywhere: new Map() };
  holder[STORE_KEY] = fresh;
  return fresh;
}

/** Ids of what people add start here, far above those of the seeds. */
const FIRST_NEW_ID = 900_001;

/** The name under which a dataset is kept. */
export const datasetKey = (datasetName: string, big = false): string => `${datasetName}${big ? '.big' : ''}`;

/** The world of a key, made on first use; the least recently used one goes when there are too many. */
export function getDataset(key: string): Dataset {
  const { datasets } = store();
  const big = key.endsWith('.big');
  const known = datasets.get(key);
  const dataset: Dataset = known ?? {
    ...copySeed(seedFor(Date.now(), big)),
    key,
    big,
    people: new Map(),
    failures: new Map(),
    codesSent: new Set(),
    responses: new Map(),
    nextId: FIRST_NEW_ID,
  };
  datasets.delete(key);
  datasets.set(key, dataset);
  for (const oldest of datasets.keys()) {
    if (datasets.size <= DATASETS_MAX) break;
    datasets.delete(oldest);
  }
  return dataset;
}

/** Copies the lists one level deep: rows are replaced when they change, never written to. */
const copySeed = (seed: Seed): Seed =>
  Object.fromEntries(
    Object.entries(seed).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  ) as unknown as Seed;

/** The world a session belongs to. */
export const getSessionDataset = (session: Session): Dataset =>
  getDataset(datasetKey(session.datasetName, session.big));

/** What a person did in a dataset so far. */
export function stateOf(dataset: Dataset, personaId: PersonaId): PersonState {
  const known = dataset.people.get(personaId);
  if (known) return known;
  const fresh: PersonState = {
    menu: null,
    readMessages: new Set(),
    deletedMessages: new Set(),
    deletedTodos: new Set(),
    bound: personaId !== 'persona-unbound',
    identityState: personaOf(personaId).identityState,
  };
  dataset.people.set(personaId, fresh);
  return fresh;
}

/** Forgets a dataset with everything in it; the next call finds it as on the first day. */
export const resetDataset = (key: string): void => void store().datasets.delete(key);

/** Keys of the worlds alive, the most recently used first. */
export const listDatasets = (): string[] => [...store().datasets.keys()].reverse();

/** Failures that count in every dataset. */
export const failuresEverywhere = (): Dataset['failures'] => store().everywhere;

/** An id nobody has had in this dataset. */
export function takeId(dataset: Dataset): number {
  dataset.nextId += 1;
  return dataset.nextId - 1;
}

/** Replaces the row with this id by a changed copy; false when there is none. */
export function replaceById<T extends { id: number | string }>(list: T[], id: string, change: (row: T) => T): boolean {
  const index = list.findIndex((row) => String(row.id) === id);
  const row = list[index];
  if (!row) return false;
  list[index] = change(row);
  return true;
}

/** Takes the rows with these ids out of a list; tells how many went. */
export function removeByIds<T extends { id: number | string }>(list: T[], ids: readonly string[]): number {
  const wanted = new Set(ids);
  const rest = list.filter((row) => !wanted.has(String(row.id)));
  const removed = list.length - rest.length;
  list.splice(0, list.length, ...rest);
  return removed;
}
