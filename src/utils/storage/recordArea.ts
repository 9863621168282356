/**
 * The only module that accesses IndexedDB. Accepts only the stores of `constants/storage`. Where the browser refuses,
 * records stay in memory (F36): the page works as before, and only a reload loses them.
 */
import { DATABASE, type DatabaseStore } from '@/constants/storage';

let opened: Promise<IDBDatabase> | undefined;

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE.name, DATABASE.version);
    request.onupgradeneeded = () => {
      for (const store of DATABASE.stores)
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => (opened = undefined);
      // A newer build in another window upgrades the schema: it must not be blocked by this one.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      database.onclose = forget;
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('The database could not be opened'));
    request.onblocked = () => reject(new Error('The database is held by another window'));
  });

/** The database; opened again after a failure. */
function database(): Promise<IDBDatabase> {
  opened ??= openDatabase();
  opened.catch(() => (opened = undefined));
  return opened;
}

function run<Result>(
  store: DatabaseStore,
  mode: IDBTransactionMode,
  act: (records: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return database().then(
    (known) =>
      new Promise<Result>((resolve, reject) => {
        const transaction = known.transaction(store, mode);
        const request = act(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? new Error('The database gave up'));
        // Commit at once: the window may be about to close.
        if (mode === 'readwrite') transaction.commit();
      }),
  );
}

class RecordArea {
  private readonly memory = new Map<string, unknown>();

  constructor(private readonly store: DatabaseStore) {}

  /** The record of a key; undefined when there is none. */
  async read(key: string): Promise<unknown> {
    if (this.memory.has(key)) return this.memory.get(key);
    return run<unknown>(this.store, 'readonly', (records) => records.get(key)).catch(() => undefined);
  }

  /** Stores a record; false where the browser refuses and it stays in memory. */
  async write(key: string, record: unknown): Promise<boolean> {
    try {
      await run(this.store, 'readwrite', (records) => records.put(record, key));
      this.memory.delete(key);
      return true;
    } catch {
      this.memory.set(key, structuredClone(record));
      return false;
    }
  }

  /** Removes a record from memory and storage. */
  async remove(key: string): Promise<void> {
    this.memory.delete(key);
    await run(this.store, 'readwrite', (records) => records.delete(key)).catch(() => undefined);
  }

  /** All keys of the store. */
  async keys(): Promise<string[]> {
    const stored = await run(this.store, 'readonly', (records) => records.getAllKeys()).catch(() => []);
    return [...new Set([...stored.map(String), ...this.memory.keys()])];
  }
}

/** Unsaved text of forms (A31). */
export const draftArea = new RecordArea('drafts');
