import { parseUrl } from '@/domain/parseUrl';
import type { SandboxWindow, Cleanup } from './define';

type Connection = EventTarget & { close?(): void; terminate?(): void };
type ConnectionClass = new (...args: unknown[]) => Connection;

const NAMES = ['WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'] as const;

interface Program {
  /** Address of its page. */
  base: string;
  /** Whether scripts of an address may run in the portal. */
  isAdmitted(address: string): boolean;
}

/**
 * Script of a worker that runs the script at an address. The browser allows workers of the page's own origin only; this
 * one has it, and loads the other synchronously, so that no message arrives before the program listens.
 */
const workerText = (address: string) => `(() => {
  const base = ${JSON.stringify(address)};
  const run = (name) => {
    const { href } = new URL(name, base);
    const request = new XMLHttpRequest();
    request.open('GET', href, false);
    request.send();
    if (request.status !== 200) throw new Error(href + ' answered ' + request.status);
    (0, eval)(request.responseText + '\\n//# sourceURL=' + href);
  };
  self.importScripts = (...names) => names.forEach(run);
  run(base);
})();`;

const replaceFirst = (args: unknown[], replace: (given: unknown) => unknown = (given) => given): unknown[] =>
  args.length === 0 ? args : [replace(args[0]), ...args.slice(1)];

/** Tracks the connections of one micro-app to servers, other tabs and workers, and closes them at the end. */
export function patchConnections(
  real: SandboxWindow,
  { base, isAdmitted }: Program,
): { values: Record<string, unknown>; undo: Cleanup } {
  const left = new Set<Connection>();

  const texts: string[] = [];
  /** Address under which the browser runs a worker of the micro-app. */
  const workerAddress = (given: unknown): unknown => {
    const name = String(given);
    const address = parseUrl(name, base);
    if (!address || address.origin === real.location.origin || !isAdmitted(address.href)) return given;
    const url = real.URL.createObjectURL(new Blob([workerText(address.href)], { type: 'text/javascript' }));
    texts.push(url);
    return url;
  };

  /**
   * The portal has no sockets and streams: at its address a micro-app, or its development server, means its own. Some
   * development servers know their port, and take the host name from `location`.
   */
  const serverAddress = (scheme: 'http' | 'ws') => (given: unknown) => {
    const own = parseUrl(base);
    const address = parseUrl(String(given), real.location.href);
    if (!own || address?.hostname !== real.location.hostname) return given;
    if (address.port !== real.location.port && address.port !== own.port) return given;
    const { pathname, search } = address;
    return `${own.protocol.replace('http', scheme)}//${own.host}${pathname}${search}`;
  };
  const addressFor: Partial<Record<string, (given: unknown) => unknown>> = {
    Worker: workerAddress,
    WebSocket: serverAddress('ws'),
    EventSource: serverAddress('http'),
  };

  const tracked = (Native: ConnectionClass, name: string) => {
    class Tracked extends Native {
      constructor(...args: unknown[]) {
        super(...replaceFirst(args, addressFor[name]));
        left.add(this);
        // Closed by the other side. An EventSource fires no such event: it reconnects.
        this.addEventListener('close', () => left.delete(this));
      }
    }
    for (const name of ['close', 'terminate'] as const) {
      const end = (Native.prototype as Connection)[name];
      if (!end) continue;
      Tracked.prototype[name] = function (this: Connection, ...args: []) {
        left.delete(this);
        return end.apply(this, args);
      };
    }
    return Tracked;
  };

  // React's scheduler keeps a port open, which the browser retains with its listener: close it, but do not count it as
  // a leftover.
  const ports = new Set<WeakRef<MessagePort>>();
  const { MessageChannel: Channel } = real;
  const trackedChannel =
    Channel &&
    class extends Channel {
      constructor() {
        super();
        if (ports.size % 100 === 99) for (const port of ports) if (!port.deref()) ports.delete(port);
        ports.add(new WeakRef(this.port1)).add(new WeakRef(this.port2));
      }
    };

  const present = NAMES.filter((name) => name in real);
  return {
    values: {
      ...Object.fromEntries(present.map((name) => [name, tracked(real[name] as unknown as ConnectionClass, name)])),
      ...(trackedChannel && { MessageChannel: trackedChannel }),
    },
    undo: () => {
      const open = [...left];
      open.forEach((connection) => (connection.close ?? connection.terminate)?.call(connection));
      left.clear();
      texts.forEach((url) => real.URL.revokeObjectURL(url));
      ports.forEach((port) => port.deref()?.close());
      ports.clear();
      return open.length;
    },
  };
}
