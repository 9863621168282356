/** The channels between windows of one test: late messages of one test do not reach the next. */
let channels = new Map<string, Set<TestChannel>>();

/**
 * Simulates the browser's channel on the timers of the test. A message arrives by a timer of its own, so with fake
 * timers a test decides when, and nothing depends on how busy the machine is.
 */
class TestChannel extends EventTarget {
  private readonly all: Set<TestChannel>;
  constructor(name: string) {
    super();
    this.all = channels.get(name) ?? new Set();
    channels.set(name, this.all.add(this));
  }
  postMessage(data: unknown) {
    for (const other of this.all)
      if (other !== this) setTimeout(() => other.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** Replaces the browser's channel by one that no earlier test has used. */
export function resetWindowChannels(): void {
  channels = new Map();
  Object.assign(window, { BroadcastChannel: TestChannel });
}
