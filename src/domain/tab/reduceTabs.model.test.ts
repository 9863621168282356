import fc from 'fast-check';
import type { TabPage } from './identity';
import { keysToClose, type CloseScope } from './choose';
import { reduceTabs, type TabAction } from './reduceTabs';
import { CLOSED_TABS, INLINE_TABS, NO_TABS, PINNED_TABS, TABS_PER_ROUTE, type TabState } from './state';

/**
 * A naive model of the strip: pinned and other tabs in two lists, append-only logs, tabs closed one at a time. The
 * reducer must agree with it after each of 10,000 steps.
 */
class NaiveStrip {
  pins: string[] = [];
  rest: string[] = [];
  active: string | null = null;
  pages = new Map<string, TabPage>();
  titles = new Map<string, string>();
  reloads = new Map<string, number>();
  log: string[] = [];
  closed: { key: string; index: number }[] = [];

  get all() {
    return [...this.pins, ...this.rest];
  }

  show(key: string) {
    this.log.push(key);
    this.active = key;
    const index = this.all.indexOf(key);
    if (index < 5) return;
    const fifth = 4 - this.pins.length;
    const mine = index - this.pins.length;
    this.rest[mine] = this.rest[fifth]!;
    this.rest[fifth] = key;
  }

  isFull(page: TabPage) {
    return page.isOneOfMany && this.all.filter((key) => this.pages.get(key)!.route === page.route).length === 10;
  }

  visit(page: TabPage) {
    if (!this.all.includes(page.key)) {
      if (this.isFull(page)) return;
      this.rest.push(page.key);
      this.closed = this.closed.filter(({ key }) => key !== page.key);
      this.titles.delete(page.key);
      this.reloads.set(page.key, 0);
    }
    this.pages.set(page.key, page);
    this.show(page.key);
  }

  close(keys: readonly string[]) {
    const before = this.all;
    const doomed = this.rest.filter((key) => keys.includes(key));
    if (doomed.length === before.length) doomed.shift();
    for (const key of doomed) {
      this.rest.splice(this.rest.indexOf(key), 1);
      this.closed.push({ key, index: before.indexOf(key) });
      if (this.closed.length > 10) this.closed.shift();
    }
    if (doomed.length === 0 || this.active === null) return;
    if (!doomed.includes(this.active)) return this.show(this.active);
    for (let at = this.log.length - 1; at >= 0; at -= 1)
      if (this.all.includes(this.log[at]!)) return this.show(this.log[at]!);
  }

  pin(key: string, isPinned: boolean) {
    if (isPinned && this.rest.includes(key) && this.pins.length < 4) {
      this.rest.splice(this.rest.indexOf(key), 1);
      this.pins.push(key);
    } else if (!isPinned && this.pins.includes(key)) {
      this.pins.splice(this.pins.indexOf(key), 1);
      this.rest.unshift(key);
    } else return;
    this.show(this.active!);
  }

  move(key: string, to: number) {
    if (!this.all.slice(0, 5).includes(key)) return;
    const list = this.pins.includes(key) ? this.pins : this.rest;
    const start = list === this.pins ? 0 : this.pins.length;
    const room = list === this.pins ? this.pins.length : Math.min(this.all.length, 5) - start;
    list.splice(list.indexOf(key), 1);
    list.splice(Math.max(0, Math.min(room - 1, to - start)), 0, key);
  }

  reopen() {
    const last = this.closed.at(-1);
    if (!last || this.isFull(this.pages.get(last.key)!)) return;
    this.closed.pop();
    this.rest.splice(Math.max(0, last.index - this.pins.length), 0, last.key);
    this.reload(last.key);
    this.show(last.key);
  }

  reload(key: string) {
    if (this.all.includes(key)) this.reloads.set(key, this.reloads.get(key)! + 1);
  }

  title(key: string, title: string | null) {
    if (!this.all.includes(key)) return;
    if (title === null) this.titles.delete(key);
    else this.titles.set(key, title);
  }

  /** All observable state, in one shape. */
  seen() {
    const used = [...new Set([...this.log].reverse())].filter((key) => this.all.includes(key)).reverse();
    return {
      tabs: this.all.map((key) => ({
        key,
        address: this.pages.get(key)!.address,
        title: this.titles.get(key),
        isPinned: this.pins.includes(key),
        reloads: this.reloads.get(key),
      })),
      active: this.active,
      used,
      closed: this.closed,
    };
  }
}

const seen = ({ tabs, active, used, closed }: TabState) => ({
  tabs: tabs.map(({ key, address, title, isPinned, reloads }) => ({ key, address, title, isPinned, reloads })),
  active,
  used,
  closed: closed.map(({ tab, index }) => ({ key: tab.key, index })),
});

const simple = Array.from({ length: 11 }, (_, index) => `/mainApp/page${index}`);
const many = Array.from({ length: 13 }, (_, index) => `/mainApp/record?id=${index}`);
const keys = [...simple, ...many];

const page = (key: string, visit: number): TabPage => ({
  key,
  route: key.split('?')[0]!,
  address: `${key}#${visit}`,
  isOneOfMany: key.includes('?'),
});

type Step =
  | { do: 'visit'; key: string; visit: number }
  | { do: 'close'; scope: CloseScope; at: number }
  | { do: 'pin'; at: number; isPinned: boolean }
  | { do: 'move'; at: number; to: number }
  | { do: 'reload' | 'reopen'; at: number }
  | { do: 'title'; at: number; title: string | null };

const at = fc.nat({ max: 24 });
const scope = fc.constantFrom<CloseScope[]>('this', 'this', 'this', 'left', 'right', 'others', 'all');
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant('visit'), key: fc.constantFrom(...keys), visit: fc.nat({ max: 3 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('close'), scope, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pin'), at, isPinned: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move'), at, to: fc.integer({ min: -2, max: 26 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reopen', 'reload'), at }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('title'), at, title: fc.option(fc.constantFrom('A', 'B')) }),
  },
) as fc.Arbitrary<Step>;

/** The same step for both: the tab is looked up in what both agree on. */
function take(step: Step, state: TabState, naive: NaiveStrip): TabAction {
  if (step.do === 'visit') {
    const visited = page(step.key, step.visit);
    naive.visit(visited);
    return { type: 'visit', page: visited };
  }
  // An index beyond the end stands for a missing tab.
  const key = state.tabs[step.at]?.key ?? 'nobody';
  switch (step.do) {
    case 'close': {
      const all = naive.all;
      const index = all.indexOf(key);
      const meant = {
        this: [key],
        left: all.slice(0, Math.max(0, index)),
        right: index < 0 ? [] : all.slice(index + 1),
        others: index < 0 ? [] : all.filter((other) => other !== key),
        all: index < 0 ? [] : all,
      }[step.scope];
      naive.close(meant);
      return { type: 'close', keys: keysToClose(state, step.scope, key) };
    }
    case 'pin':
      naive.pin(key, step.isPinned);
      return { type: 'pin', key, isPinned: step.isPinned };
    case 'move':
      naive.move(key, step.to);
      return { type: 'move', key, to: step.to };
    case 'reopen':
      naive.reopen();
      return { type: 'reopen' };
    case 'reload':
      naive.reload(key);
      return { type: 'reload', key };
    case 'title':
      naive.title(key, step.title);
      return { type: 'title', key, title: step.title };
  }
}

/** Invariants of every strip; plain comparisons, because there are many of them. */
function faultsOf({ tabs, active, used, closed }: TabState, before: TabState): string[] {
  const open = new Set(tabs.map(({ key }) => key));
  const pinned = tabs.filter(({ isPinned }) => isPinned).length;
  const faults = {
    'a key twice': open.size !== tabs.length,
    'the last tab is gone': before.tabs.length > 0 && tabs.length === 0,
    'no tab is shown': (active === null) !== (tabs.length === 0),
    'the shown tab is not in the strip':
      active !== null && !tabs.slice(0, INLINE_TABS).some(({ key }) => key === active),
    'the shown tab was not used last': (used.at(-1) ?? null) !== active,
    'a closed tab is known as used': used.some((key) => !open.has(key)),
    'too many pins': pinned > PINNED_TABS,
    'a pin is not in front': tabs.slice(0, pinned).some(({ isPinned }) => !isPinned),
    'too many tabs of a route': tabs.filter(({ isOneOfMany }) => isOneOfMany).length > TABS_PER_ROUTE,
    'too many closed tabs': closed.length > CLOSED_TABS,
    'an open tab is known as closed': closed.some(({ tab }) => open.has(tab.key)),
  };
  return Object.entries(faults).flatMap(([name, isSo]) => (isSo ? [name] : []));
}

test('R060 R065 R068 R072 F44 10 000 steps: the reducer agrees with the model and keeps the invariants', () => {
  let count = 0;
  const met = { fullRoute: 0, longList: 0, fourPins: 0, reopened: 0 };
  fc.assert(
    fc.property(fc.array(steps, { minLength: 500, maxLength: 500 }), (walk) => {
      const naive = new NaiveStrip();
      let state = NO_TABS;
      for (const step of walk) {
        const before = state;
        state = reduceTabs(before, take(step, before, naive));
        count += 1;
        const [ours, theirs] = [seen(state), naive.seen()];
        if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs);
        const faults = faultsOf(state, before);
        if (faults.length > 0) expect(faults).toEqual([]);
        if (state.tabs.filter(({ isOneOfMany }) => isOneOfMany).length === TABS_PER_ROUTE) met.fullRoute += 1;
        if (state.tabs.length > 15) met.longList += 1;
        if (state.tabs.filter(({ isPinned }) => isPinned).length === PINNED_TABS) met.fourPins += 1;
        if (step.do === 'reopen' && state !== before) met.reopened += 1;
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect(count).toBeGreaterThanOrEqual(10_000);
  // The walk reached the limits.
  expect(Math.min(...Object.values(met))).toBeGreaterThan(20);
});
