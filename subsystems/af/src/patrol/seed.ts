import { type Checkpoint, type Round, shiftOf } from './round';

// The rounds of today and yesterday in three compounds: the same on every start, relative to the current hour.

export const PROJECTS = ['云栖花园', '翠湖天地', '滨江雅苑'] as const;
const GUARDS = ['孙志强', '胡海峰', '马国华', '郭勇', '林建国', '朱思远'] as const;

const ROUTES: readonly (readonly [route: string, places: readonly string[]])[] = [
  ['外围线', ['东门岗', '北侧围墙', '垃圾房', '西门岗', '非机动车棚', '南广场']],
  ['楼栋线', ['1 幢屋面', '1 幢消防通道', '2 幢屋面', '2 幢消防通道', '架空层', '儿童乐园', '会所后门']],
  ['地库线', ['地库入口', 'B1 泵房', 'B1 配电房', '充电区', 'B2 风机房', 'B2 人防门', '地库出口', '岗亭']],
];

const STARTS = [0, 3, 7, 10, 15, 19] as const;
const EXCUSES = ['暴雨积水，按预案绕行并远程查看监控', '消防演练占用通道，演练后补查无异常'];
const NOTES = ['', '', '巡查正常。', '北侧照明一盏不亮，已报修。', ''];
const MINUTE_MS = 60_000;
const STEP_MINUTES = 7;

/** Yesterday's rounds that still need a reason, so that there is always something to do. */
const LEFT_OPEN = new Set([104, 110, 117]);

/** The rounds as of `now`. */
export function seedRounds(now: number): Round[] {
  const today = new Date(now);
  const midnight = (daysAgo: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - daysAgo).getTime();
  const rounds: Round[] = [];
  for (const daysAgo of [0, 1]) {
    let number = 0;
    for (const hour of STARTS) {
      for (const [projectIndex, project] of PROJECTS.entries()) {
        number += 1;
        const id = (daysAgo === 0 ? 200 : 100) + number;
        const startsAt = midnight(daysAgo) + (hour * 60 + projectIndex * 20) * MINUTE_MS;
        const [route, places] = ROUTES[(number + projectIndex) % ROUTES.length]!;
        const missed = LEFT_OPEN.has(id) || id % 5 === 2 ? 1 + (id % (places.length - 2)) : -1;
        const checkpoints = places.map((name, index): Checkpoint => {
          const offset = (index + 1) * STEP_MINUTES;
          const delay = id % 7 === 3 && index === 2 ? 14 : ((id * 3 + index * 5) % 6) - 2;
          const at = startsAt + (offset + delay) * MINUTE_MS;
          const isPast = at < now;
          const isMissed = index === missed;
          const isExcused = isMissed && isPast && daysAgo === 1 && !LEFT_OPEN.has(id);
          return {
            name,
            offset,
            tickedAt: isPast && !isMissed ? at : null,
            excuse: isExcused ? EXCUSES[id % EXCUSES.length]! : '',
          };
        });
        const isSettled = checkpoints.every(({ tickedAt, excuse }) => tickedAt !== null || excuse !== '');
        const end = startsAt + (places.length + 2) * STEP_MINUTES * MINUTE_MS;
        rounds.push({
          id,
          daysAgo,
          project,
          route,
          shift: shiftOf(hour),
          guard: GUARDS[(number * 5 + daysAgo) % GUARDS.length]!,
          startsAt,
          checkpoints,
          note: isSettled ? NOTES[id % NOTES.length]! : '',
          completedAt: isSettled && end < now ? end : null,
        });
      }
    }
  }
  return rounds;
}
