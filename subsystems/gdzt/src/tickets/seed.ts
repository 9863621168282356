import { SLA_HOURS } from './sla';
import {
  PRIORITIES,
  TEAMS,
  TRADES,
  type LogEntry,
  type Priority,
  type Ticket,
  type TicketStatus,
  type Trade,
} from './ticket';

// Sample tickets of five compounds, dated relative to the hour: the same whenever the page is loaded again within it.

const COMMUNITIES = ['云栖花园', '翠湖天地', '江南里', '滨江雅苑', '梧桐里'] as const;
const REPORTERS = ['刘桂芳', '陈志远', '王晓燕', '前台 周敏', '保安岗 赵强', '巡检 孙磊', '何雨桐', '黄建国'] as const;

const JOBS: Record<Trade, readonly [title: string, place: string][]> = {
  water: [
    ['地下车库顶板渗水', 'B1 车库 3 区'],
    ['生活水泵房压力偏低', '水泵房'],
    ['公共卫生间水龙头漏水', '会所一层'],
    ['屋面雨水管堵塞', '7 幢屋面'],
  ],
  power: [
    ['单元门禁电源故障', '5 幢 2 单元'],
    ['楼道照明回路跳闸', '11 幢 9 层'],
    ['充电桩无法启动', '地面停车场 A 区'],
    ['配电房温度报警', '1 号配电房'],
  ],
  climate: [
    ['会所空调不制冷', '会所二层'],
    ['地库排风机异响', 'B2 风机房'],
    ['大堂新风滤网更换', '3 幢大堂'],
  ],
  structure: [
    ['外墙面砖空鼓', '9 幢东立面'],
    ['入户大堂石材破损', '6 幢大堂'],
    ['儿童乐园地垫翘起', '中心花园'],
    ['防火门闭门器损坏', '12 幢 4 层'],
  ],
  cleaning: [
    ['楼道堆放装修垃圾', '2 幢 16 层'],
    ['雨后积水清扫', '北门人行道'],
    ['垃圾房异味', '西侧垃圾房'],
  ],
};

const RESULTS = [
  '更换密封圈并保压测试半小时，无渗漏。',
  '排查到接触器触点烧蚀，更换后运行正常。',
  '现场清理完毕，已拍照并请报单人确认。',
  '修补后做了围挡，四十八小时后复查。',
] as const;
const REASONS = ['不属于本组范围，需机电专业处理。', '缺少备件，预计三天后到货，请改派。'] as const;

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

const HOUR_MS = 3_600_000;

/** The tickets as of `now`, newest first. */
export function seedTickets(now: Date, count = 96): Ticket[] {
  const random = randomFrom(7_081);
  const hour = now.getTime() - (now.getTime() % HOUR_MS);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

  return Array.from({ length: count }, (_, index): Ticket => {
    const id = count - index;
    // Dense today, sparser further back: about three weeks in all.
    const createdMs = hour - (0.4 + index * (0.9 + index / 22) + random() * 0.7) * HOUR_MS;
    const created = new Date(createdMs).toISOString();
    const trade = pick(TRADES);
    const [title, place] = pick(JOBS[trade]);
    const priority: Priority = pick([...PRIORITIES, 'normal', 'normal', 'low']);
    const age = hour - createdMs;
    const isOld = age > 1.3 * SLA_HOURS[priority] * HOUR_MS;
    const status: TicketStatus =
      isOld && random() < 0.94
        ? 'done'
        : pick(['new', 'dispatched', 'working', 'working', 'returned', 'done'] as const);
    const team = pick(TEAMS);
    const log: LogEntry[] = [];
    const add = (part: number, who: string, action: LogEntry['action'], note = '') =>
      log.unshift({
        at: new Date(createdMs + part * Math.min(age, SLA_HOURS[priority] * HOUR_MS)).toISOString(),
        who,
        action,
        note,
      });

    const reporter = pick(REPORTERS);
    add(0, reporter, 'created');
    if (status !== 'new') add(0.05, '调度 林晓岚', 'dispatched', team);
    if (status === 'working' || status === 'done') add(0.2, team, 'working');
    const result = status === 'done' ? pick(RESULTS) : '';
    const end = 0.5 + random() * 0.45;
    if (status === 'done') add(end, team, 'done', result);
    if (status === 'returned') add(0.3, team, 'returned', pick(REASONS));
    return {
      id,
      number: `GD${created.slice(0, 10).replaceAll('-', '')}${String(id).padStart(4, '0')}`,
      title,
      trade,
      priority,
      status,
      team: status === 'new' || status === 'returned' ? null : team,
      returnedBy: status === 'returned' ? team : null,
      community: pick(COMMUNITIES),
      place,
      reporter,
      createdAt: created,
      doneAt: status === 'done' ? log[0]!.at : null,
      result,
      log,
    };
  });
}
