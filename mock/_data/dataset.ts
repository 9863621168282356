import type { Failure } from './failures';
import type { PersonaId, Session } from './persona';
import { seedFor, type Seed } from './seeds';
import { personaOf } from './seeds/personas';

// Datasets live on globalThis: Umi reloads the mock files whenever one of them changes, and test data should survive
// that. Seeds are shared and never changed in place; a dataset copies the lists, not the rows.

/** Increment when the shape of a dataset changes, so that a development server drops older datasets. */
const DATASET_VERSION = 7;
const DATASETS_MAX = 200;
const STORE_KEY = '__portalMockDatasets__';

/** State of one person within a dataset. */
export interface PersonState {
  /** Order and zone of the subsystem entries, by system code, once the person has saved them. */
  menu: Map<string, { isShow: number; orderNumber: number }> | null;
  readMessages: Set<string>;
  deletedMessages: Set<string>;
  deletedTodos: Set<string>;
  /** Pending tasks whose record's work was done in a subsystem, in that order. */
  handledTodos: Set<string>;
  /** Set once an unbound person has created or bound an account. */
  bound: boolean;
  /** Identity status on the wire; submitting the verification sets it to under review. */
  identityState: number;
}

/** One dataset: its lists, the state of its people, and its failures from the panel. */
export interface Dataset extends Seed {
  readonly key: string;
  readonly big: boolean;
  readonly people: Map<PersonaId, PersonState>;
  readonly failures: Map<string, { text: string; failures: Failure[] }>;
  /** Phones that requested a code in this dataset. */
  readonly codesSent: Set<string>;
  /** Responses to calls with an idempotency key, by person, path and key. */
  readonly responses: Map<string, Promise<unknown>>;
  nextId: number;
}

interface Store {
  version: number;
  datasets: Map<string, Dataset>;
  /** Failures for all datasets, also for addresses without a token. */
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

/** Ids of added records start here, far above those of the seeds. */
const FIRST_NEW_ID = 900_001;

/** Map key of a dataset. */
export const datasetKey = (datasetName: string, big = false): string => `${datasetName}${big ? '.big' : ''}`;

/** The dataset of a key, created on first use; the least recently used one is dropped beyond the limit. */
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

/** Copies the lists one level deep: rows are replaced when they change, never mutated. */
const copySeed = (seed: Seed): Seed =>
  Object.fromEntries(
    Object.entries(seed).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  ) as unknown as Seed;

/** The dataset of a session. */
export const getSessionDataset = (session: Session): Dataset =>
  getDataset(datasetKey(session.datasetName, session.big));

/** The person's state in a dataset. */
export function stateOf(dataset: Dataset, personaId: PersonaId): PersonState {
  const known = dataset.people.get(personaId);
  if (known) return known;
  const fresh: PersonState = {
    menu: null,
    readMessages: new Set(),
    deletedMessages: new Set(),
    deletedTodos: new Set(),
    handledTodos: new Set(),
    bound: personaId !== 'persona-unbound',
    identityState: personaOf(personaId).identityState,
  };
  dataset.people.set(personaId, fresh);
  return fresh;
}

/** Resets a dataset; the next call creates it from the seeds. */
export const resetDataset = (key: string): void => void store().datasets.delete(key);

/** Keys of the datasets in memory, the most recently used first. */
export const listDatasets = (): string[] => [...store().datasets.keys()].reverse();

/** Failures that apply to every dataset. */
export const failuresEverywhere = (): Dataset['failures'] => store().everywhere;

/** A new id, unique in this dataset. */
export function takeId(dataset: Dataset): number {
  dataset.nextId += 1;
  return dataset.nextId - 1;
}

/** Replaces the row with this id by a changed copy; false if there is none. */
export function replaceById<T extends { id: number | string }>(list: T[], id: string, change: (row: T) => T): boolean {
  const index = list.findIndex((row) => String(row.id) === id);
  const row = list[index];
  if (!row) return false;
  list[index] = change(row);
  return true;
}

/** Removes the rows with these ids from a list; returns their number. */
export function removeByIds<T extends { id: number | string }>(list: T[], ids: readonly string[]): number {
  const wanted = new Set(ids);
  const rest = list.filter((row) => !wanted.has(String(row.id)));
  const removed = list.length - rest.length;
  list.splice(0, list.length, ...rest);
  return removed;
}
