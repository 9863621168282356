import { addDays, type Card, type CardEvent, dayOf, type Door, type HolderKind, latestEnd } from './card';

// The cards of one compound: the same on every start, dated relative to today.

const PEOPLE = [
  '沈佳宁',
  '陆文渊',
  '孟晓彤',
  '范志诚',
  '戴雨薇',
  '方俊杰',
  '秦思琪',
  '贺建平',
  '钟雅文',
  '邱海涛',
  '康丽华',
  '顾明哲',
  '汪子轩',
  '邹美玲',
  '石国栋',
  '段欣怡',
] as const;
const FIRMS = ['安捷电梯维保', '绿源园林', '恒泰消防', '迅达保洁'] as const;

const DOORS_OF: Record<HolderKind, readonly (readonly Door[])[]> = {
  owner: [
    ['north-gate', 'garage', 'lobby'],
    ['north-gate', 'south-gate', 'garage', 'lobby', 'gym'],
    ['south-gate', 'lobby'],
  ],
  tenant: [
    ['north-gate', 'lobby'],
    ['north-gate', 'south-gate', 'lobby', 'gym'],
  ],
  staff: [
    ['north-gate', 'south-gate', 'garage', 'lobby', 'plant-room'],
    ['north-gate', 'lobby', 'gym'],
  ],
  contractor: [
    ['north-gate', 'plant-room'],
    ['south-gate', 'garage', 'plant-room'],
  ],
};

/** Random generator with a fixed seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random chip identifier: seven bytes, as in real cards. */
export function chipOf(id: number): string {
  const random = randomFrom(id * 97);
  const bytes = Array.from({ length: 6 }, () => Math.floor(random() * 256));
  return [4, ...bytes].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
}

/** The cards of a compound as of `now`, newest first. */
export function seedCards(now: Date, count = 64): Card[] {
  const random = randomFrom(4_711);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const today = dayOf(now);
  const at = (day: string, hour: number) =>
    new Date(Math.min(Date.parse(`${day}T0${hour}:30:00Z`), now.getTime())).toISOString();

  return Array.from({ length: count }, (_, index): Card => {
    const id = count - index;
    const kind = pick(['owner', 'owner', 'owner', 'tenant', 'tenant', 'staff', 'contractor'] as const);
    const from = addDays(today, -Math.floor(index * 6.4 + random() * 6));
    const validUntil = kind === 'contractor' ? addDays(from, 89) : latestEnd(from);
    const fate = random();
    const status = index < 4 || fate < 0.74 ? 'active' : fate < 0.87 ? 'locked' : 'returned';
    const lockedFor = status === 'locked' ? pick(['lost', 'lost', 'misuse', 'unpaid'] as const) : null;
    const log: CardEvent[] = [{ at: at(from, 2), who: '前台 周敏', action: 'issued', note: '' }];
    const later = addDays(from, Math.min(20, index));
    if (status === 'locked')
      log.unshift({ at: at(later, 5), who: '保安岗 赵强', action: 'locked', note: lockedFor ?? '' });
    if (status === 'returned') log.unshift({ at: at(later, 5), who: '前台 周敏', action: 'returned', note: '' });
    const home =
      kind === 'staff'
        ? '物业服务中心'
        : kind === 'contractor'
          ? pick(FIRMS)
          : `${1 + Math.floor(random() * 12)}幢${1 + Math.floor(random() * 26)}0${1 + Math.floor(random() * 4)}`;
    return {
      id,
      chip: chipOf(id),
      holder: PEOPLE[index % PEOPLE.length]!,
      kind,
      home,
      doors: pick(DOORS_OF[kind]),
      status,
      lockedFor,
      validFrom: from,
      validUntil,
      replaces: null,
      log,
    };
  });
}
