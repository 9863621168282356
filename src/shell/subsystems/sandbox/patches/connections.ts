import type { SandboxWindow, Undo } from './define';

type Connection = EventTarget & { close?(): void; terminate?(): void };
type ConnectionClass = new (...args: unknown[]) => Connection;

const NAMES = ['WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'] as const;

/** What one micro-app keeps open to a server, another tab or a worker: closed at the end. */
export function patchConnections(real: SandboxWindow): { values: Record<string, unknown>; undo: Undo } {
  const left = new Set<Connection>();

  const tracked = (Native: ConnectionClass) => {
    class Tracked extends Native {
      constructor(...args: unknown[]) {
        super(...args);
        left.add(this);
        // Closed by the other side. An EventSource never says so: it tries again.
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

  const present = NAMES.filter((name) => name in real);
  return {
    values: Object.fromEntries(present.map((name) => [name, tracked(real[name] as unknown as ConnectionClass)])),
    undo: () => {
      const open = [...left];
      open.forEach((connection) => (connection.close ?? connection.terminate)?.call(connection));
      left.clear();
      return open.length;
    },
  };
}
