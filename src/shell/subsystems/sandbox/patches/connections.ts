import type { SandboxWindow, Undo } from './define';

type Connection = EventTarget & { close?(): void; terminate?(): void };
type ConnectionClass = new (...args: unknown[]) => Connection;

const NAMES = ['WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'] as const;

/** Tracks the connections of one micro-app to servers, other tabs and workers, and closes them at the end. */
export function patchConnections(real: SandboxWindow): { values: Record<string, unknown>; undo: Undo } {
  const left = new Set<Connection>();

  const tracked = (Native: ConnectionClass) => {
    class Tracked extends Native {
      constructor(...args: unknown[]) {
        super(...args);
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

  // React's scheduler keeps one open, and the browser retains a port with a listener: closed, but not counted.
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
      ...Object.fromEntries(present.map((name) => [name, tracked(real[name] as unknown as ConnectionClass)])),
      ...(trackedChannel && { MessageChannel: trackedChannel }),
    },
    undo: () => {
      const open = [...left];
      open.forEach((connection) => (connection.close ?? connection.terminate)?.call(connection));
      left.clear();
      ports.forEach((port) => port.deref()?.close());
      ports.clear();
      return open.length;
    },
  };
}
