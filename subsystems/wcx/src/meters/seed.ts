import { BUILDINGS, type Building, type Meter, type MeterKind, monthOf, type Place, type Reading } from './meter';

// The meters of one compound, the same on every start; two thirds of this month's round are done.

const FITTED: Record<Building, readonly (readonly [MeterKind, Place, use: number])[]> = {
  b1: tower(1),
  b2: tower(1.15),
  b3: tower(0.85),
  club: [
    ['water', 'main', 310],
    ['water', 'kitchen', 92],
    ['electricity', 'main', 8200],
    ['electricity', 'kitchen', 3100],
    ['electricity', 'ventilation', 1450],
    ['gas', 'kitchen', 640],
    ['gas', 'boiler', 1180],
  ],
  garage: [
    ['water', 'cleaning', 58],
    ['electricity', 'corridor', 5200],
    ['electricity', 'charging', 16_400],
    ['electricity', 'ventilation', 4300],
    ['electricity', 'lifts', 960],
  ],
  office: [
    ['water', 'main', 74],
    ['electricity', 'main', 2900],
    ['electricity', 'charging', 720],
    ['gas', 'kitchen', 130],
  ],
};

function tower(share: number): readonly (readonly [MeterKind, Place, number])[] {
  return [
    ['water', 'main', 1840 * share],
    ['water', 'garden', 126 * share],
    ['water', 'cleaning', 44 * share],
    ['electricity', 'corridor', 2350 * share],
    ['electricity', 'lifts', 3980 * share],
    ['electricity', 'ventilation', 870 * share],
    ['electricity', 'charging', 1520 * share],
    ['gas', 'boiler', 1460 * share],
  ];
}

const READERS = ['何建军', '许丽萍', '罗文斌'] as const;
const LETTER: Record<MeterKind, string> = { water: 'S', electricity: 'D', gas: 'Q' };
const MONTHS = 8;

/** Random generator with a fixed seed (mulberry32): the meters are the same on every start. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The meters as of `today`, in the order of the reading round. */
export function seedMeters(today: Date): Meter[] {
  const random = randomFrom(47_011);
  const meters: Meter[] = [];
  for (const building of BUILDINGS) {
    for (const [kind, place, use] of FITTED[building]) {
      const id = meters.length + 1;
      const isDone = random() < 0.62;
      let value = Math.round(use * (6 + random() * 20));
      const readings: Reading[] = [];
      for (let back = MONTHS; back >= 0; back -= 1) {
        if (back === 0 && !isDone) break;
        const first = new Date(today.getFullYear(), today.getMonth() - back, 1);
        const day =
          back === 0 ? Math.max(1, today.getDate() - Math.floor(random() * 3)) : 20 + Math.floor(random() * 6);
        const at = new Date(first.getFullYear(), first.getMonth(), day, 8 + Math.floor(random() * 9), id % 60);
        // Gas rises in winter, water in summer; one meter of this round jumps, as after a burst pipe.
        const season =
          { water: 0.12, electricity: 0.05, gas: -0.35 }[kind] * Math.sin((first.getMonth() / 12) * 6.28 - 1.6);
        const jump = back === 0 && building === 'b2' && place === 'garden' ? 4.2 : 1;
        value += Math.round(use * (0.9 + season + random() * 0.25) * jump);
        readings.unshift({
          month: monthOf(first),
          value,
          at: new Date(Math.min(at.getTime(), today.getTime())).toISOString(),
          who: READERS[(id + back) % READERS.length]!,
          note: '',
        });
      }
      meters.push({
        id,
        number: `${LETTER[kind]}${String(2019 + (id % 5))}-${String(10_000 + Math.floor(random() * 89_999))}`,
        kind,
        building,
        place,
        capacity: kind === 'electricity' ? 999_999 : 99_999,
        readings,
      });
    }
  }
  return meters;
}
