import type { Scheduler } from 'fast-check';
import type { PortalContext } from '@portal/subsystem-sdk';
import { environments } from '../../config/environments';
import type { Server } from './server';
import { PortalWindow } from './portalWindow';

/** What the modules of one window get from the schedule. */
export interface RaceControls {
  /** Drafts on the disk, shared by all windows. */
  drafts: Map<string, unknown>;
  /** Resolves when the schedule says so; rejects when the signal aborts. */
  later(what: string, signal?: AbortSignal): Promise<void>;
  /** The same for an operation on the disk; those of one window keep their order. */
  disk<Result>(operation: () => Result): Promise<Result>;
  /** The micro-apps that run in this window. */
  apps: Set<{
    key: string;
    context: PortalContext;
    container: HTMLElement;
    isMounted: boolean;
    isShown: boolean;
  }>;
}

/** Timers fire up to this long after the start of a schedule, and later those that somebody waits for. */
const HORIZON_MS = 60_000;
const AWAITED_MS = 5_000;
const START = Date.UTC(2026, 10, 23, 1);

interface Timer {
  id: number;
  at: number;
  isAwaited: boolean;
  fire: () => void;
}

/** A browser with several windows of the portal, whose every event waits for the schedule. */
export class Browser {
  now = START;
  readonly windows: PortalWindow[] = [];
  readonly cookies = new Map<string, string>();
  readonly local = new Map<string, string>();
  readonly drafts = new Map<string, unknown>();
  readonly locks = new Map<string, PortalWindow>();
  readonly environment = environments.development;
  private timers: Timer[] = [];
  private lastTimer = 0;
  private isTicking = false;
  private lastRandom = 0;
  private lastText = 0;
  private readonly queues = new Map<string, (() => void)[]>();

  constructor(
    private readonly scheduler: Scheduler,
    private readonly act: (run: () => Promise<void>) => Promise<void>,
    readonly server: Server,
  ) {}

  /** The same numbers in every run (a Weyl sequence): a schedule can be repeated. */
  random(): number {
    return (this.lastRandom = (this.lastRandom + 0.6180339887498949) % 1);
  }

  /** A text that nobody has typed before. */
  newText = () => String((this.lastText += 1));

  /** Runs something when the schedule says so. */
  defer(label: string, run: () => void | Promise<void>): void {
    void this.scheduler.schedule(Promise.resolve(), label, undefined, (step) =>
      this.act(async () => {
        await step();
        await run();
      }),
    );
  }

  /** The same, in order with everything else of this queue. */
  queue(name: string, run: () => void): void {
    const waiting = this.queues.get(name) ?? [];
    this.queues.set(name, waiting);
    waiting.push(run);
    this.defer(name, () => waiting.shift()!());
  }

  setTimer(fire: () => void, delay = 0, isRepeated = false): number {
    const id = (this.lastTimer += 1);
    this.timers.push({ id, at: this.now + Math.max(0, delay), isAwaited: delay <= AWAITED_MS && !isRepeated, fire });
    this.planTick();
    return id;
  }

  clearTimer(id: number | undefined): void {
    this.timers = this.timers.filter((timer) => timer.id !== id);
  }

  private nextTimer(): Timer | undefined {
    const due = this.timers.filter(({ at, isAwaited }) => isAwaited || at <= START + HORIZON_MS);
    return due.sort((one, other) => one.at - other.at || one.id - other.id)[0];
  }

  /** Timers fire in the order of their times, whatever else happens in between. */
  private planTick(): void {
    if (this.isTicking || !this.nextTimer()) return;
    this.isTicking = true;
    this.defer('timer', () => {
      this.isTicking = false;
      const first = this.nextTimer();
      if (first) {
        this.clearTimer(first.id);
        this.now = Math.max(this.now, first.at);
        first.fire();
      }
      this.planTick();
    });
  }

  /** Opens a window, as a new one or in the place of one that was left. */
  open(address: string, session = new Map<string, string>()): PortalWindow {
    const opened = new PortalWindow(this, this.windows.length + 1, address, session);
    this.windows.push(opened);
    return opened;
  }

  /** The windows that show the portal now. */
  get present(): PortalWindow[] {
    return this.windows.filter(({ hasLeft }) => !hasLeft);
  }

  /** A message of one window to all others, in order. */
  broadcast(from: PortalWindow, name: string, data: unknown): void {
    for (const other of this.present)
      if (other !== from)
        this.queue(`message ${from.id} → ${other.id}`, () => other.receive(name, structuredClone(data)));
  }

  /** Tells the other windows about a change of local storage. */
  changed(from: PortalWindow, key: string | null, newValue: string | null): void {
    for (const other of this.present)
      if (other !== from) this.queue(`storage ${from.id} → ${other.id}`, () => other.storageChanged(key, newValue));
  }
}
