import { createFakePortal, type WireEvent } from '@portal/subsystem-sdk';
import type { Registry } from '@/domain/subsystem/registry';
import { sendReports } from '@/services/http';
import { fetchForSubsystem } from '@/services/http/fetchForSubsystem';
import { createBridge } from '@/shell/bridge';
import { startReporter } from '@/shell/error-reporting/createReporter';
import type { SentEvent } from '@/shell/error-reporting/createBatches';
import { openFrameChannel, type FrameCallbacks } from '@/shell/subsystem-frame/frameChannel';
import { reportFrameEvent } from '@/shell/subsystem-frame/frameEvents';
import { stageStore, type PaneView } from '@/shell/subsystem-host';
import { registryStore } from '@/shell/subsystem-registry';
import { registerApp } from '@/shell/subsystem-sandbox/callers';
import { watchLongFrames } from '@/shell/subsystem-sandbox/longFrames';
import { watchPolicyViolations } from '@/shell/subsystem-sandbox/policyViolations';
import { watchRuntimeErrors } from '@/shell/subsystem-sandbox/runtimeErrors';
import { createTombstone } from '@/shell/subsystem-sandbox/tombstone';

jest.mock('@/services/http', () => ({
  ...jest.requireActual('@/services/http'),
  sendReports: jest.fn(),
}));
jest.mock('@/services/http/fetchForSubsystem', () => ({
  ...jest.requireActual('@/services/http/fetchForSubsystem'),
  fetchForSubsystem: jest.fn(),
}));

const PLANTED = 1_000;
/** One window reports at most 200 different events. */
const PER_WINDOW = 150;

/** The subsystems of three share an origin, and the folder of one is in that of another; `gone` were unmounted. */
const homes = {
  lift: 'http://lift.localhost:8010/',
  af: 'http://af.localhost:8010/',
  mgr: 'http://shared.localhost/mgr/',
  nfc: 'http://shared.localhost/wcx/',
  jcpt: 'http://shared.localhost/wcx/jcpt/',
  byd: 'http://byd.localhost:8010/',
} as const;
const gone = new Set(['byd', 'nfc']);
const frames = ['opbi', 'wcx', 'gdzt'] as const;
const sandboxed = Object.keys(homes) as (keyof typeof homes)[];
const codes = [...sandboxed, ...frames];
/** What belongs to each: its version and its team. */
const versions = Object.fromEntries(codes.map((code, index) => [code, `${index + 1}.0.0`]));
const teamOf = (code: string) => `Team ${code}`;

let shown = 'lift';
const paneOf = (code: string) =>
  ({
    key: code,
    code,
    variant: null,
    version: versions[code],
    owner: teamOf(code),
    override: null,
    state: { isActive: code === shown },
  }) as PaneView;

let seed = 11;
const pick = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;

test('F9 of a thousand planted events, in the page and in frames, at least 99 % arrive under their release and team, and none under a neighbor’s', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  registryStore.setState({
    registry: {
      subsystems: new Map(codes.map((code) => [code, { code, version: versions[code], owner: teamOf(code) }])),
      problems: [],
    } as unknown as Registry,
  });
  stageStore.setState({ panes: codes.filter((code) => !gone.has(code)).map(paneOf) });

  let onLongFrames!: (list: { getEntries(): unknown[] }) => void;
  class FakeObserver {
    static supportedEntryTypes = ['long-animation-frame'];
    constructor(callback: typeof onLongFrames) {
      onLongFrames = callback;
    }
    observe() {
      return undefined;
    }
  }
  Object.assign(window, { PerformanceObserver: FakeObserver });
  const stops = [watchRuntimeErrors(), watchPolicyViolations()];
  watchLongFrames();

  const bridges = new Map<string, ReturnType<typeof createBridge>>();
  for (const code of sandboxed) {
    const app = {
      code,
      origins: new Set([new URL(homes[code]).origin]),
      addresses: new Set([homes[code], `${homes[code]}app.js`]),
      isCurrent: () => shown === code,
      onError: () => undefined,
      onPolicyViolation: () => undefined,
    };
    const leave = registerApp(app, createTombstone(code));
    if (gone.has(code)) leave();
    else stops.push(leave);
    bridges.set(code, createBridge({ code, variant: null, navigation: {} } as never));
  }
  const ports = new Map(
    frames.map((code) => {
      const port = {
        onmessage: null as null | ((event: { data: unknown }) => void),
        addEventListener: () => undefined,
      };
      openFrameChannel(port as unknown as MessagePort, createFakePortal({ code }), {
        onEvent: (event: WireEvent) => reportFrameEvent(code, event, () => undefined),
      } as unknown as FrameCallbacks);
      return [code as string, port] as const;
    }),
  );

  /** Plants one event of a subsystem in the page; returns its kind, and whether nothing names its source. */
  const plantInPage = async (code: keyof typeof homes, message: string, ms: number) => {
    const kinds = gone.has(code) ? (['error', 'rejection', 'long-frame'] as const) : allKinds;
    const kind = kinds[pick(kinds.length)]!;
    const file = `${homes[code]}${['app.js', 'pages/list.js', 'chunks/7.js'][pick(3)]}`;
    const other = `${homes[sandboxed[pick(sandboxed.length)]!]}app.js:1:1`;
    const stack = `Error: ${message}\n    at Array.map (<anonymous>)\n    at run (${file}:3:4)\n    at outer (${other})`;
    const error = Object.assign(new Error(message), { stack });
    if (kind === 'error') {
      // An error of a script may come without its object.
      const more = pick(4) === 0 ? { message, filename: file } : { error, message };
      window.dispatchEvent(new ErrorEvent('error', { ...more, cancelable: true }));
    } else if (kind === 'rejection') {
      window.dispatchEvent(
        Object.assign(new Event('unhandledrejection', { cancelable: true }), {
          // A text names no source.
          reason: pick(40) === 0 ? message : error,
        }),
      );
    } else if (kind === 'policy') {
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          sourceFile: file,
          blockedURI: `https://blocked.example/${message.replaceAll(' ', '-')}`,
          effectiveDirective: 'img-src',
          disposition: 'enforce',
        }),
      );
    } else if (kind === 'failed-call') {
      jest.mocked(fetchForSubsystem).mockResolvedValueOnce({ status: 502 } as Response);
      await bridges.get(code)!.context.request(`/_portal/${message.replaceAll(' ', '-')}`);
    } else {
      const scripts = [{ sourceURL: file, startTime: 0, duration: ms }];
      onLongFrames({ getEntries: () => [{ scripts }] });
    }
    return kind;
  };
  const allKinds = ['error', 'rejection', 'failed-call', 'long-frame', 'policy'] as const;

  const plantInFrame = (code: string, message: string, ms: number) => {
    const kind = (['error', 'rejection', 'long-frame', 'policy'] as const)[pick(4)]!;
    const event: WireEvent =
      kind === 'long-frame'
        ? { kind, name: 'long-frame', ms }
        : { kind, name: kind === 'policy' ? 'img-src' : 'TypeError', message };
    ports.get(code)!.onmessage!({ data: { type: 'event', event } });
    return kind;
  };

  const planted: { code: string; kind: string; id: string; ms: number }[] = [];
  for (let start = 0; start < PLANTED; start += PER_WINDOW) {
    const stopReporter = startReporter();
    for (let index = start; index < Math.min(PLANTED, start + PER_WINDOW); index += 1) {
      shown = codes[pick(codes.length)]!;
      stageStore.setState({ panes: codes.filter((code) => !gone.has(code)).map(paneOf) });
      const code = codes[pick(codes.length)]!;
      const [id, ms] = [`planted ${index} end`, 50 + index];
      const kind = ports.has(code) ? plantInFrame(code, id, ms) : await plantInPage(code as keyof typeof homes, id, ms);
      planted.push({ code, kind, id: id.replaceAll(' ', '-'), ms });
      jest.advanceTimersByTime(100);
    }
    // The rest of its batches, then the window is closed.
    jest.advanceTimersByTime(600_000);
    window.dispatchEvent(new Event('pagehide'));
    stopReporter();
  }
  stops.forEach((stop) => stop());
  jest.useRealTimers();

  const sent = jest
    .mocked(sendReports)
    .mock.calls.flatMap(([body]) => (JSON.parse(body) as { events: SentEvent[] }).events);
  const isExpected = (event: SentEvent, code: string) =>
    event.region === code && event.version === versions[code] && event.team === teamOf(code);
  const idOf = ({ message = '' }: SentEvent) => /planted.\d+.end/.exec(message)?.[0].replaceAll(' ', '-');
  const byId = new Map(sent.map((event) => [idOf(event), event]));

  // Long frames of one release are added up: their number and their time must be what was planted.
  const neighbors: string[] = [];
  let right = 0;
  for (const code of codes) {
    const own = planted.filter((one) => one.code === code && one.kind === 'long-frame');
    const received = sent.filter((event) => event.kind === 'long-frame' && isExpected(event, code));
    const count = received.reduce((sum, one) => sum + one.count, 0);
    const isSame = received.reduce((sum, one) => sum + (one.ms ?? 0), 0) === own.reduce((sum, one) => sum + one.ms, 0);
    if (isSame) right += count;
    else neighbors.push(`long frames of ${code}`);
  }
  for (const { code, kind, id } of planted.filter((one) => one.kind !== 'long-frame')) {
    const event = byId.get(id);
    if (event && isExpected(event, code) && event.kind === kind) right += 1;
    else if (event) neighbors.push(`${id} of ${code}: ${JSON.stringify(event)}`);
  }
  expect(neighbors).toEqual([]);
  expect(right).toBeGreaterThanOrEqual(PLANTED * 0.99);
  // Every kind, in the page and in frames.
  expect(new Set(planted.map(({ kind, code }) => `${kind} ${ports.has(code)}`)).size).toBe(9);
});
