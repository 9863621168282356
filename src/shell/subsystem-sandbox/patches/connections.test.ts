import { patchConnections } from './connections';

test('F13 open connections to a server or a worker are closed; already closed ones do not count', () => {
  const closed: string[] = [];
  class Socket extends EventTarget {
    static readonly OPEN = 1;
    constructor(readonly address: string) {
      super();
    }
    close() {
      closed.push(this.address);
    }
  }
  const { values, undo } = patchConnections({ WebSocket: Socket, location: window.location } as never, {
    base: 'http://lift.localhost/',
    isAdmitted: () => false,
  });
  const Tracked = values.WebSocket as typeof Socket;
  expect(Tracked.OPEN).toBe(1);
  new Tracked('ws://server/left');
  new Tracked('ws://server/own').close();
  new Tracked('ws://server/by-the-server').dispatchEvent(new Event('close'));
  expect(undo()).toBe(1);
  expect(closed).toEqual(['ws://server/own', 'ws://server/left']);
});

describe('R034 the server at the address of a connection', () => {
  const addresses: string[] = [];
  class Connection extends EventTarget {
    constructor(address: string) {
      super();
      addresses.push(address);
    }
  }
  const open = (
    name: 'WebSocket' | 'EventSource',
    given: string,
    location = new URL('https://portal.example/lift'),
  ) => {
    const { values } = patchConnections({ [name]: Connection, location } as never, {
      base: 'http://lift.localhost:8010/app/#print',
      isAdmitted: () => true,
    });
    return new (values[name] as typeof Connection)(given);
  };

  test.each([
    // A development server: `location.host` is the portal's.
    ['WebSocket', 'wss://portal.example/hmr?token=1', 'ws://lift.localhost:8010/hmr?token=1'],
    ['WebSocket', '/hmr', 'ws://lift.localhost:8010/hmr'],
    // webpack-dev-server.
    ['WebSocket', 'ws://portal.example:8010/ws', 'ws://lift.localhost:8010/ws'],
    ['WebSocket', 'ws://portal.example:8020/ws', 'ws://portal.example:8020/ws'],
    ['WebSocket', 'wss://other.example/hmr', 'wss://other.example/hmr'],
    ['EventSource', '/__webpack_hmr', 'http://lift.localhost:8010/__webpack_hmr'],
    ['EventSource', 'https://other.example/events', 'https://other.example/events'],
    ['WebSocket', 'ws://[', 'ws://['],
  ] as const)('%s %s is opened at %s', (name, given, expected) => {
    open(name, given);
    expect(addresses.pop()).toBe(expected);
  });
});
