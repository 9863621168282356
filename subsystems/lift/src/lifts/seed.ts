import {
  addDays,
  dayOf,
  FAULT_KINDS,
  type Fault,
  type Inspection,
  INSPECTION_KINDS,
  type InspectionKind,
  type Lift,
  type LiftStatus,
  nextInspection,
  OLD_AFTER_YEARS,
  PROJECTS,
} from './lift';

// The lifts of five compounds, dated relative to today: the same whenever the page is loaded again, but for the call for
// help, which is minutes old.

const MAKERS = ['奥的斯', '通力', '迅达', '三菱', '西继迅达', '日立'] as const;
const KEEPERS = ['梁伟民', '宋立新', '冯志远', '董少军'] as const;
export const INSPECTORS = ['市特检院 曹工', '维保 袁师傅', '维保 彭师傅', '物业工程 傅主管'] as const;
const REMARKS = ['轿厢照明一支灯管老化，已登记更换', '层门地坎积尘，现场清理', '五方通话音量偏低，已调整'] as const;

/** Random generator with a fixed seed (mulberry32): the lifts are the same on every start. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const MINUTE_MS = 60_000;
const EVERY_DAYS: Record<InspectionKind, number> = { fortnight: 15, quarter: 91, year: 365 };

/** The lifts as of `now`. */
export function seedLifts(now: Date, count = 38): Lift[] {
  const random = randomFrom(80_081);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const today = dayOf(now);
  const before = (moment: number, minutes: number) => new Date(moment - minutes * MINUTE_MS).toISOString();
  const ago = (minutes: number) => before(now.getTime(), minutes);
  const hour = new Date(now).setMinutes(0, 0, 0);
  const midnight = new Date(now).setHours(0, 0, 0, 0);

  return Array.from({ length: count }, (_, index): Lift => {
    const id = index + 1;
    const project = PROJECTS[index % PROJECTS.length]!;
    const kind = index % 11 === 10 ? 'escalator' : index % 7 === 6 ? 'freight' : 'passenger';
    const builtIn = between(now.getFullYear() - 19, now.getFullYear() - 2);
    const status: LiftStatus =
      id === 8
        ? 'trapped'
        : id === 15 || id === 27
          ? 'fault'
          : id === 21
            ? 'suspended'
            : id % 13 === 0
              ? 'maintenance'
              : 'running';

    const inspections: Inspection[] = [];
    const due = { fortnight: today, quarter: today, year: today };
    for (const each of INSPECTION_KINDS) {
      // One in nine biweekly inspections is overdue, the others are ahead.
      const isLate = each === 'fortnight' && id % 9 === 4;
      const every = each === 'year' && now.getFullYear() - builtIn >= OLD_AFTER_YEARS - 1 ? 178 : EVERY_DAYS[each];
      const lastDay = addDays(today, isLate ? -between(17, 21) : -between(1, every - 3));
      for (let back = each === 'fortnight' ? 3 : 1; back >= 0; back -= 1) {
        const hasRemarks = random() < 0.2;
        inspections.push({
          kind: each,
          day: addDays(lastDay, -back * every),
          result: hasRemarks ? 'remarks' : 'passed',
          inspector: each === 'year' ? INSPECTORS[0] : pick(INSPECTORS.slice(1)),
          remarks: hasRemarks ? pick(REMARKS) : '',
        });
      }
      due[each] = nextInspection(
        { builtIn, due: { ...due, year: '' } },
        { kind: each, day: lastDay, result: 'passed' },
      );
    }

    const faults = Array.from({ length: between(1, 5) }, (): Fault => ({
      at: before(midnight, between(2, 240) * 1440 - between(420, 1320)),
      what: pick(FAULT_KINDS),
      source: pick(['resident', 'sensor', 'inspection'] as const),
      minutesOut: between(2, 34) * 10,
      fixedBy: pick(INSPECTORS.slice(1)),
    }));
    if (status === 'fault')
      faults.push({ at: before(hour, between(40, 220)), what: 'door', source: 'sensor', minutesOut: 0, fixedBy: '' });

    return {
      id,
      plate: `31${between(10, 99)}${String(between(0, 9_999_999)).padStart(7, '0')}`,
      project,
      building: between(1, 16),
      maker: pick(MAKERS),
      kind,
      floors: kind === 'escalator' ? 3 : between(11, 33),
      load: kind === 'freight' ? 2000 : pick([800, 1000, 1050, 1350]),
      builtIn,
      keeper: pick(KEEPERS),
      status,
      reason: status === 'suspended' ? '曳引轮磨损超标，等待更换配件' : '',
      inspections: inspections.sort((one, other) => other.day.localeCompare(one.day)),
      due,
      faults: faults.sort((one, other) => other.at.localeCompare(one.at)),
      rescue:
        status === 'trapped'
          ? { people: 2, floor: 7, contact: '13916024471', steps: { called: ago(11), spoken: ago(9), sent: ago(8) } }
          : null,
    };
  });
}
