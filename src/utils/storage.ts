/**
 * The only module that accesses cookies, local and session storage. Accepts only the keys of `constants/storage`; an
 * unreadable value counts as absent and is removed (F37); where the browser refuses, values stay in memory and the
 * portal is notified once (F36).
 */
import {
  COOKIE_KEYS,
  LOCAL_KEYS,
  LOCAL_KEYS_OF_SESSION,
  SESSION_KEYS,
  type CookieKey,
  type StoredForm,
} from '@/constants/storage';
import { createEmitter } from './createEmitter';

const LONGEST_TEXT = 8192;
const LONGEST_JSON = 1_000_000;

type Accept<T> = (value: unknown) => T | undefined;

let isFailing = false;
const failures = createEmitter('onStorageFailure');

const notifyStorageFailure = () => {
  if (isFailing) return;
  isFailing = true;
  void failures.emit();
};

/**
 * Calls the listener once when the browser turns out to refuse storage, at once if that is already known. Returns the
 * unsubscribe function.
 */
export function onStorageFailure(listener: () => void): () => void {
  if (isFailing) listener();
  return failures.subscribe(listener);
}

const encode = (form: StoredForm, value: unknown): string => {
  if (form === 'text') return String(value);
  return JSON.stringify(form === 'json' ? value : { version: form, value });
};

/** Undefined: malformed, too long or written by another version. */
const decode = (form: StoredForm, raw: string): unknown => {
  if (form === 'text') return raw.length <= LONGEST_TEXT ? raw : undefined;
  if (raw.length > LONGEST_JSON) return undefined;
  try {
    const parsed: unknown = JSON.parse(raw);
    if (form === 'json') return parsed ?? undefined;
    const wrapped = parsed as { version?: unknown; value?: unknown } | null;
    return wrapped?.version === form ? wrapped.value : undefined;
  } catch {
    return undefined;
  }
};

class Area<Forms extends Record<string, StoredForm>> {
  private readonly memory = new Map<string, string>();

  constructor(
    private readonly forms: Forms,
    // A function: reading the property throws where storage is disabled.
    private readonly open: () => Storage,
  ) {}

  private form(key: string): StoredForm {
    if (!Object.hasOwn(this.forms, key)) throw new Error(`'${key}' is not a key of constants/storage`);
    return this.forms[key] as StoredForm;
  }

  private raw(key: string): string | null {
    const remembered = this.memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return this.open().getItem(key);
    } catch {
      return null;
    }
  }

  /** The stored value, or undefined; `accept` validates the parsed value and returns undefined to reject it. */
  read<K extends keyof Forms & string>(key: K): (Forms[K] extends 'text' ? string : unknown) | undefined;
  read<T>(key: keyof Forms & string, accept: Accept<T>): T | undefined;
  read(key: string, accept: Accept<unknown> = (value) => value): unknown {
    const form = this.form(key);
    const raw = this.raw(key);
    if (raw === null) return undefined;
    const decoded = decode(form, raw);
    const accepted = decoded === undefined ? undefined : accept(decoded);
    if (accepted === undefined) this.remove(key as keyof Forms & string);
    return accepted;
  }

  /** Stores a value; where the browser refuses, keeps it in memory and returns false. */
  write<K extends keyof Forms & string>(key: K, value: Forms[K] extends 'text' ? string : unknown): boolean {
    return this.writeRaw(key, encode(this.form(key), value));
  }

  private writeRaw(key: string, raw: string): boolean {
    try {
      this.open().setItem(key, raw);
      this.memory.delete(key);
      return true;
    } catch {
      this.memory.set(key, raw);
      notifyStorageFailure();
      return false;
    }
  }

  /** Removes a value from memory and storage. */
  remove(key: keyof Forms & string): void {
    this.memory.delete(key);
    try {
      this.open().removeItem(key);
    } catch {
      // Nothing could be stored, so there is nothing to remove.
    }
  }

  /** Clears the area, including keys of subsystems, but for the values of these keys. */
  clear(...kept: readonly (keyof Forms & string)[]): void {
    const values = kept.map((key) => [key, this.raw(key)] as const);
    this.memory.clear();
    try {
      this.open().clear();
    } catch {
      // Nothing could be stored, so there is nothing to clear.
    }
    for (const [key, raw] of values) if (raw !== null) this.writeRaw(key, raw);
  }
}

/** Local storage: survives the window. */
export const localArea = new Area(LOCAL_KEYS, () => window.localStorage);
/** Session storage: belongs to one window. */
export const sessionArea = new Area(SESSION_KEYS, () => window.sessionStorage);

/** Removes the keys of the session from local storage; preferences and the last address stay (A31). */
export const endLocalSession = (): void => LOCAL_KEYS_OF_SESSION.forEach((key) => localArea.remove(key));

const cookieMemory = new Map<CookieKey, string>();

const allCookies = (): [name: string, value: string][] => {
  try {
    return document.cookie
      .split(';')
      .map((pair) => pair.trim())
      .filter(Boolean)
      .map((pair) => {
        const equals = pair.indexOf('=');
        return equals < 0 ? ['', pair] : [pair.slice(0, equals), pair.slice(equals + 1)];
      });
  } catch {
    return [];
  }
};

const setCookie = (cookie: string) => {
  try {
    document.cookie = cookie;
  } catch {
    // Cookies are disabled; callers find the value in memory.
  }
};

/**
 * A cookie of the portal, or null. Of several with one name that of the root path is used, which browsers list last.
 */
export function readCookie(name: CookieKey): string | null {
  const remembered = cookieMemory.get(name);
  if (remembered !== undefined) return remembered;
  const value = allCookies().findLast(([other]) => other === name)?.[1];
  try {
    return value ? decodeURIComponent(value) : null;
  } catch {
    return null;
  }
}

const pathsToExpire = (currentPath: string, knownPaths: readonly string[]): Set<string> => {
  const paths = new Set<string>(['/']);
  const addWithParents = (path: string) => {
    const parts = path.split('/').filter(Boolean);
    parts.forEach((_, index) => {
      const prefix = `/${parts.slice(0, index + 1).join('/')}`;
      paths.add(prefix);
      paths.add(`${prefix}/`);
    });
  };
  addWithParents(currentPath);
  knownPaths.forEach(addWithParents);
  return paths;
};

const domainsToExpire = (host: string): (string | null)[] => {
  const isAddress = /^[\d.]+$|:/.test(host);
  if (isAddress) return [null];
  const labels = host.split('.');
  return [null, ...labels.map((_, index) => labels.slice(index).join('.'))];
};

/** Expires a cookie on every path and parent domain where it may be set (T8). */
function expireCookie(name: string, knownPaths: readonly string[] = []): void {
  cookieMemory.delete(name as CookieKey);
  for (const path of pathsToExpire(window.location.pathname, knownPaths))
    for (const domain of domainsToExpire(window.location.hostname))
      setCookie(`${name}=; Path=${path}; Max-Age=0${domain ? `; Domain=${domain}` : ''}`);
}

/** Expires every cookie that scripts can see, the token first, so that it is gone even if a later step fails. */
export function expireAllCookies(knownPaths: readonly string[] = []): void {
  COOKIE_KEYS.forEach((name) => expireCookie(name, knownPaths));
  new Set(allCookies().map(([name]) => name)).forEach((name) => expireCookie(name));
}

/** Writes a session cookie for the whole portal and replaces all older ones of that name (R150, R151, T4). */
export function writeCookie(name: CookieKey, value: string, knownPaths: readonly string[] = []): void {
  expireCookie(name, knownPaths);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  setCookie(`${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}`);
  if (readCookie(name) === value) return;
  cookieMemory.set(name, value);
  notifyStorageFailure();
}
