import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, RaceControls } from './browser';
import type * as Portal from './portal/window';
import type { SeenCall } from './server';

const ORIGIN = 'http://localhost';
const FRAME_MS = 16;

let code: string | undefined;
/** The modules of a window as one script; bundled once. */
function bundle(): string {
  if (code !== undefined) return code;
  const output = join(mkdtempSync(join(tmpdir(), 'portal-races-')), 'window.js');
  execFileSync(process.execPath, [join(__dirname, 'bundle.mjs'), output], { stdio: 'inherit' });
  return (code = readFileSync(output, 'utf8'));
}

interface Entry {
  url: URL;
  state: unknown;
}

/** A map as the Storage of a window. */
const storageOver = (map: Map<string, string>, onChange: (key: string | null, value: string | null) => void) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (map.get(key) === String(value)) return;
    map.set(key, String(value));
    onChange(key, String(value));
  },
  removeItem: (key: string) => {
    if (map.delete(key)) onChange(key, null);
  },
  clear: () => {
    if (map.size > 0) onChange(null, null);
    map.clear();
  },
  key: (index: number) => [...map.keys()][index] ?? null,
  get length() {
    return map.size;
  },
});

/** A document or window whose listeners are its own, with the rest of jsdom's. */
function ownTarget(real: object, own: Record<PropertyKey, unknown>): { target: object; events: EventTarget } {
  const events = new EventTarget();
  Object.assign(own, {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
  const target = new Proxy(real, {
    get: (_, name) => {
      if (name in own) return Reflect.get(own, name, own) as unknown;
      const value: unknown = Reflect.get(real, name);
      return typeof value === 'function' && !/^[A-Z]/.test(String(name)) ? (value.bind(real) as unknown) : value;
    },
    set: (_, name, value) => Reflect.set(own, name, value),
    has: (_, name) => name in own || name in real,
  });
  return { target, events };
}

/** One window: its history, storage, timers and network, and the portal in it. */
export class PortalWindow {
  readonly screen = document.createElement('div');
  readonly apps: RaceControls['apps'] = new Set();
  /** Addresses outside of the portal that it was sent to. */
  readonly exits: string[] = [];
  /** The texts that were submitted: each entry is one call that is meant. */
  readonly submitted: string[] = [];
  hasLeft = false;
  portal!: typeof Portal;
  private readonly events: EventTarget;
  private readonly channels: { name: string; target: EventTarget }[] = [];
  private readonly entries: Entry[];
  private index = 0;
  private unmount: () => void = () => undefined;

  constructor(
    readonly browser: Browser,
    readonly id: number,
    address: string,
    readonly session: Map<string, string>,
  ) {
    this.entries = [{ url: new URL(address, ORIGIN), state: null }];
    const parts = this.parts();
    this.events = parts.events;
    const evaluated = { exports: {} };
    const names = Object.keys(parts.names);

    new Function('module', 'exports', 'require', ...names, bundle())(
      evaluated,
      evaluated.exports,
      require,
      ...Object.values(parts.names),
    );
    this.portal = evaluated.exports as typeof Portal;
    this.unmount = this.portal.start(this.screen);
  }

  get look() {
    return this.portal.look();
  }

  /** The window is closed, reloaded or left: nothing of it runs any more. */
  leave(): void {
    if (this.hasLeft) return;
    this.events.dispatchEvent(new Event('pagehide'));
    this.hasLeft = true;
    this.unmount();
    for (const [name, holder] of this.browser.locks) if (holder === this) this.browser.locks.delete(name);
  }

  /** Reloads, or opens an address of the portal, in the same tab. */
  load(address = this.entries[this.index]!.url.href): PortalWindow {
    this.leave();
    return this.browser.open(address, this.session);
  }

  receive(name: string, data: unknown): void {
    if (this.hasLeft) return;
    for (const channel of this.channels)
      if (channel.name === name) channel.target.dispatchEvent(new MessageEvent('message', { data }));
  }

  storageChanged(key: string | null, newValue: string | null): void {
    if (!this.hasLeft) this.events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  }

  /** The person comes back to the window. */
  wake(): void {
    this.events.dispatchEvent(new Event('focus'));
  }

  private guarded(act: () => void): () => void {
    return () => {
      if (!this.hasLeft) act();
    };
  }

  private go(delta: number): void {
    this.browser.queue(
      `travel in ${this.id}`,
      this.guarded(() => {
        if (!this.entries[this.index + delta] || delta === 0) return;
        this.index += delta;
        this.events.dispatchEvent(Object.assign(new Event('popstate'), { state: this.entries[this.index]!.state }));
      }),
    );
  }

  /** Leaves for an address: of the portal, or elsewhere. */
  private depart(address: string): void {
    const url = new URL(address, this.entries[this.index]!.url);
    this.exits.push(url.href);
    this.browser.defer(
      `departure of ${this.id}`,
      this.guarded(() => {
        if (url.origin === ORIGIN && !url.pathname.startsWith('/_')) void this.load(url.href);
        else this.leave();
      }),
    );
  }

  private async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { browser } = this;
    const url = new URL(address, ORIGIN);
    const call: SeenCall = {
      window: this.id,
      path: url.pathname.replace(/^\/_\w+/, ''),
      token: new Headers(init.headers).get('ssoToken') ?? '',
      what: url.search + String(init.body ?? ''),
      isAnswered: false,
      isDone: false,
    };
    browser.server.calls.push(call);
    return new Promise((resolve, reject) => {
      const abort = () => {
        call.isAnswered = true;
        reject(new DOMException('The call was aborted', 'AbortError'));
      };
      if (init.signal?.aborted) return abort();
      init.signal?.addEventListener('abort', abort);
      browser.defer(`${call.path} arrives`, async () => {
        const answer = await browser.server.answer(url, init, call);
        browser.defer(
          `${call.path} answered`,
          this.guarded(() => {
            if (!call.isAnswered) browser.server.deliver(call);
            call.isAnswered = true;
            resolve(answer);
          }),
        );
      });
    });
  }

  private parts() {
    const { browser } = this;
    const locationNow = () => this.entries[this.index]!.url;
    const location = {
      get href() {
        return locationNow().href;
      },
      get origin() {
        return ORIGIN;
      },
      get pathname() {
        return locationNow().pathname;
      },
      get search() {
        return locationNow().search;
      },
      get hash() {
        return locationNow().hash;
      },
      get protocol() {
        return 'http:';
      },
      get host() {
        return 'localhost';
      },
      get hostname() {
        return 'localhost';
      },
      replace: (address: string) => this.depart(address),
      assign: (address: string) => this.depart(address),
      reload: () => this.depart(locationNow().href),
    };
    const setEntry = (isNew: boolean) => (state: unknown, _: string, url?: string) => {
      const entry = { url: new URL(url ?? locationNow().href, locationNow()), state: structuredClone(state) };
      if (isNew) this.entries.splice(this.index + 1, Infinity, entry);
      else this.entries[this.index] = entry;
      if (isNew) this.index += 1;
    };
    const entryState = () => this.entries[this.index]!.state;
    const count = () => this.entries.length;
    const history = {
      get state() {
        return entryState();
      },
      get length() {
        return count();
      },
      pushState: setEntry(true),
      replaceState: setEntry(false),
      go: (delta: number) => this.go(delta),
      back: () => this.go(-1),
      forward: () => this.go(1),
    };
    const localStorage = storageOver(browser.local, (key, value) => browser.changed(this, key, value));
    const sessionStorage = storageOver(this.session, () => undefined);
    const timers = {
      setTimeout: (act: () => void, delay?: number) => browser.setTimer(this.guarded(act), delay),
      clearTimeout: (id?: number) => browser.clearTimer(id),
      setInterval: (act: () => void, delay: number) => {
        const again = () => {
          act();
          running.id = browser.setTimer(this.guarded(again), delay, true);
        };
        const running = { id: browser.setTimer(this.guarded(again), delay, true) };
        return running as never;
      },
      clearInterval: (running?: { id: number }) => browser.clearTimer(running?.id),
      requestAnimationFrame: (act: (time: number) => void) =>
        browser.setTimer(
          this.guarded(() => act(browser.now)),
          FRAME_MS,
        ),
      cancelAnimationFrame: (id: number) => browser.clearTimer(id),
    };
    // oxlint-disable-next-line typescript/no-this-alias -- the class below is of this window
    const own = this;
    class BroadcastChannel extends EventTarget {
      constructor(readonly name: string) {
        super();
        own.channels.push({ name, target: this });
      }
      postMessage(data: unknown) {
        browser.broadcast(own, this.name, data);
      }
      close() {}
    }
    class OwnDate extends Date {
      constructor(...given: [] | [number | string]) {
        super(...((given.length === 0 ? [browser.now] : given) as [number]));
      }
      static override now() {
        return browser.now;
      }
    }
    const locks = {
      request: async (name: string, hold: () => Promise<void>) => {
        browser.locks.set(name, own);
        await hold();
        browser.locks.delete(name);
      },
      query: async () => ({ held: [...browser.locks.keys()].map((name) => ({ name })) }),
    };
    const navigator = { onLine: true, language: 'zh-CN', languages: ['zh-CN'], locks, userAgent: 'race' };
    const { target: ownDocument } = ownTarget(document, {
      get cookie() {
        return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        const [pair = '', ...attributes] = text.split(';');
        const [name = '', value = ''] = pair.split('=');
        const isOver = attributes.some((each) => /max-age=0|expires=Thu, 01 Jan 1970/i.test(each));
        if (isOver) browser.cookies.delete(name.trim());
        else browser.cookies.set(name.trim(), value);
      },
      hidden: false,
      visibilityState: 'visible',
      readyState: 'complete',
    });
    const names: Record<string, unknown> = {
      document: ownDocument,
      location,
      localStorage,
      sessionStorage,
      navigator,
      // Failures of a schedule are reported by the invariants; what the portal logs is noise in thousands of them.
      console: { ...console, warn: () => undefined, error: () => undefined },
      BroadcastChannel,
      Date: OwnDate,
      performance: ownTarget(performance, { now: () => browser.now }).target,
      Math: Object.assign(Object.create(Math) as object, { random: () => browser.random() }),
      fetch: this.fetch.bind(this),
      race: {
        drafts: browser.drafts,
        apps: this.apps,
        later: (what: string, signal?: AbortSignal) =>
          new Promise<void>((resolve, reject) => {
            if (signal?.aborted) return reject(signal.reason as Error);
            signal?.addEventListener('abort', () => reject(signal.reason as Error));
            browser.defer(what, this.guarded(resolve));
          }),
        disk: <Result>(operation: () => Result) =>
          new Promise<Result>((resolve) => {
            // A write that has begun is carried out, even when its window is closed.
            browser.queue(`disk of ${this.id}`, () => resolve(operation()));
          }),
      } satisfies RaceControls,
      ...timers,
    };
    const { target, events } = ownTarget(window, {
      ...names,
      history,
      __PORTAL_ENVIRONMENT__: browser.environment,
      open: () => null,
      requestIdleCallback: (act: () => void) => browser.setTimer(this.guarded(act), 50),
      cancelIdleCallback: (id: number) => browser.clearTimer(id),
    });
    const documentOf = ownDocument as unknown as { defaultView: unknown };
    documentOf.defaultView = target;
    return { events, names: { ...names, window: target, globalThis: target, history } };
  }
}
