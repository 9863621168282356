import fc from 'fast-check';
import { normalizeInner, outerOf } from '@/domain/subsystem/address';
import { propertyRuns } from '../../../tests/support/propertyRuns';
import { createFakeStage, settled } from '../../../tests/support/subsystemHost';
import { stageStore } from './stageStore';
import { SUBSYSTEM_MOVE_GRACE_MS } from './createPaneNavigator';

/** A page of the portal: home, or a subsystem at an inner page. */
interface Spot {
  code: string | null;
  variant: string | null;
  inner: string;
}
type Step =
  | { do: 'home' }
  | { do: 'entry'; to: number }
  | { do: 'link'; to: number; inner: string }
  | { do: 'push' | 'replace'; inner: string }
  | { do: 'travel'; delta: number; blocks: 'no' | 'stays' | 'unblocks' };

const SUBSYSTEMS = [
  { code: 'mgr', variant: null },
  { code: 'lift', variant: null },
  { code: 'byd', variant: 'workorder' },
] as const;
const HOME: Spot = { code: null, variant: null, inner: '/' };
const keyOf = ({ code, variant }: Spot) => `${code}:${variant}`;
const outer = ({ code, variant, inner }: Spot) => (code === null ? '/home' : outerOf(code, inner, variant));

/** A minimal model of the browser's history and of the inner page of each subsystem. */
class Model {
  entries: Spot[] = [HOME];
  index = 0;
  stands = new Map<string, string>();

  get here() {
    return this.entries[this.index]!;
  }

  private arrive(spot: Spot) {
    if (spot.code !== null) this.stands.set(keyOf(spot), spot.inner);
  }

  private push(spot: Spot) {
    this.entries.splice(this.index + 1, this.entries.length, spot);
    this.index += 1;
    this.arrive(spot);
  }

  take(step: Step) {
    const { here } = this;
    if (step.do === 'home') this.push(HOME);
    else if (step.do === 'entry' || step.do === 'link') {
      const target = { ...SUBSYSTEMS[step.to]!, inner: step.do === 'link' ? step.inner : '/' };
      const isHere = keyOf(here) === keyOf(target);
      const left = this.stands.get(keyOf(target));
      this.push(target.inner === '/' && !isHere && left !== undefined ? { ...target, inner: left } : target);
    } else if (step.do === 'travel') {
      const target = this.entries[this.index + step.delta];
      if (!target) return;
      const isAsked = keyOf(target) === keyOf(here) && here.code !== null && target.inner !== here.inner;
      if (isAsked && step.blocks === 'stays') return;
      this.index += step.delta;
      this.arrive(target);
    } else if (here.code !== null) {
      const spot = { ...here, inner: step.inner };
      if (step.inner === here.inner) return;
      if (step.do === 'push') this.push(spot);
      else {
        this.entries[this.index] = spot;
        this.arrive(spot);
      }
    }
  }
}

const inner = fc.constantFrom('/', '/orders', '/orders/42?tab=log', '/%E6%A5%BC%E6%A0%8B/3%20%E5%B9%A2', '/a#b');
const subsystem = fc.nat(SUBSYSTEMS.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('home' as const) }),
  fc.record({ do: fc.constant('entry' as const), to: subsystem }),
  fc.record({ do: fc.constant('link' as const), to: subsystem, inner }),
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('push' as const, 'replace' as const), inner }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('travel' as const),
      delta: fc.constantFrom(-1, -1, -1, 1, 1, -2, 2, -3),
      blocks: fc.constantFrom('no' as const, 'no' as const, 'stays' as const, 'unblocks' as const),
    }),
  },
);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
afterEach(() => stageStore.setState(stageStore.getInitialState(), true));

async function walk(steps: Step[], slaves: string[], budget: number) {
  stageStore.setState(stageStore.getInitialState(), true);
  const stage = createFakeStage({ budget: () => budget }, slaves);
  try {
    await follow(stage, steps);
  } finally {
    await stage.host.stop();
  }
}

async function follow({ hostHistory, app, pane, rest }: ReturnType<typeof createFakeStage>, steps: Step[]) {
  const model = new Model();
  const appHere = () => {
    const { code, variant } = model.here;
    return code === null ? undefined : app(variant === null ? code : `${code}:${variant}`);
  };

  for (const next of steps) {
    const visible = appHere();
    if (next.do === 'home') hostHistory.push('/home');
    else if (next.do === 'entry') hostHistory.push(outer({ ...SUBSYSTEMS[next.to]!, inner: '/' }));
    else if (next.do === 'link') hostHistory.push(outer({ ...SUBSYSTEMS[next.to]!, inner: next.inner }));
    else if (next.do === 'travel') {
      const question = next.blocks === 'no' ? undefined : visible?.blockNext();
      await hostHistory.go(next.delta);
      await settled();
      // The user takes longer to answer than a router takes to navigate.
      if (question) jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
      await settled();
      if (next.blocks === 'unblocks') question?.unblock();
      else question?.stay();
    } else visible?.[next.do](next.inner);
    await settled();
    model.take(next);
    await rest();

    expect(hostHistory.entries).toEqual(model.entries.map(outer));
    expect(hostHistory.index()).toBe(model.index);
    const shown = stageStore.getState().panes.filter(({ state }) => state.isActive);
    expect(shown.map(({ code }) => code)).toEqual(model.here.code === null ? [] : [model.here.code]);
    if (model.here.code !== null) expect(normalizeInner(appHere()!.where())).toBe(model.here.inner);
    for (const { code, variant } of SUBSYSTEMS) {
      const key = variant === null ? code : `${code}:${variant}`;
      const standing = app(key);
      if (standing)
        expect(normalizeInner(standing.where())).toBe(model.stands.get(keyOf({ code, variant, inner: '/' })));
      expect(pane(key)?.element.childElementCount ?? 0).toBe(standing ? 1 : 0);
    }
  }
}

describe('F17 a walk of thirty steps matches a model of the browser’s history', () => {
  const walks = fc.array(step, { minLength: 30, maxLength: 30 });
  test.each([
    ['Umi slaves', ['mgr', 'lift', 'byd'], 6],
    ['micro-apps with the SDK', [], 6],
    ['both, with constant suspending and resuming', ['mgr'], 1],
  ])('%s', async (_, slaves, budget) => {
    await fc.assert(
      fc.asyncProperty(walks, (steps) => walk(steps, slaves, budget)),
      { numRuns: propertyRuns(40) },
    );
  });
});
