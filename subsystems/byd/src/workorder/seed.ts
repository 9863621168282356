import { nameFrom, randomFrom } from '../random';
import {
  CATEGORIES,
  type Category,
  HOURS,
  type Priority,
  PROJECTS,
  STAGES,
  type Step,
  WORKERS,
  type WorkOrder,
} from './order';

// The orders of a duty desk, the same on every start. Each recurs after four days and keeps its times until then, however
// often the page is loaded: what the portal's to-dos and messages say of it stays true. The newest is minutes old.

const TITLES: Record<Category, readonly string[]> = {
  water: ['地库集水井水位高报警', '消防栓箱渗水', '公共卫生间水龙头漏水', '二次供水泵房压力偏低', '楼层水管井滴水'],
  electric: ['单元门厅照明不亮', '配电间温度偏高', '充电桩 3 号枪无法启动', '楼道应急灯故障', '景观灯线路跳闸'],
  cleaning: ['电梯轿厢有污渍', '垃圾房异味', '大堂地面积水', '外立面玻璃脏污', '楼梯间堆放纸箱'],
  green: ['枯树枝需修剪', '草坪喷灌头损坏', '灌木虫害', '落叶堵塞排水沟'],
  security: ['道闸抬杆无响应', '监控画面黑屏', '门禁读卡失灵', '访客车辆滞留消防通道', '周界报警误报频繁'],
  public: ['儿童乐园秋千松动', '地下车库地坪开裂', '单元门闭门器漏油', '信报箱锁损坏', '屋面天沟堵塞'],
};
const NOTES = ['已更换配件，运行正常', '现场清理完毕并拍照', '临时处理，已报维修计划', '复位后观察半小时无异常'];
const MINUTE_MS = 60_000;
const PERIOD_MS = 4 * 24 * 60 * MINUTE_MS;
/** What share of the orders takes more than twice the time allowed, and how many times as long as the others. */
const SLOW = { share: 0.1, times: 2.5 };

/** The orders as of `now`, newest first. */
export function seedOrders(now: Date, count = 260): WorkOrder[] {
  const { random, pick, between } = randomFrom(61_807);
  let offset = 0;
  const jobsOf = new Map(WORKERS.map(({ name }) => [name, [] as { from: number; to: number }[]]));
  const orders = Array.from({ length: count }, (_, index): WorkOrder => {
    const id = count - index;
    offset += between(3, 42);
    const reported = now.getTime() - ((now.getTime() + offset * MINUTE_MS) % PERIOD_MS);
    const category = pick(CATEGORIES);
    const chance = random();
    const priority: Priority = chance < 0.14 ? 'p1' : chance < 0.55 ? 'p2' : 'p3';
    const minutesAllowed = HOURS[priority] * 60;
    const due = reported + minutesAllowed * MINUTE_MS;
    // Most are closed shortly before they are due.
    const minutesPerStage = (minutesAllowed / 4.2) * (random() < SLOW.share ? SLOW.times : 1);
    const lead = random() * 0.9 - 0.3;
    const reachedAt = STAGES.map((_stage, step) =>
      step === 0 ? reported : reported + Math.round(minutesPerStage * (step - lead)) * MINUTE_MS,
    );
    const reached = STAGES.filter((_stage, step) => reachedAt[step]! <= now.getTime());
    const stage = reached.at(-1)!;
    // Each goes to the able worker who has the fewest others while it is in hand, whatever the time is.
    const from = minutesPerStage * (1 - lead) - offset;
    const to = from + minutesPerStage * 2;
    const atOnce = (name: string) => jobsOf.get(name)!.filter((job) => job.from < to && from < job.to).length;
    const able = WORKERS.filter(({ skills, isOnDuty }) => isOnDuty && skills.includes(category)).map(
      ({ name }) => name,
    );
    const free = able.reduce((least, name) => (atOnce(name) < atOnce(least) ? name : least));
    jobsOf.get(free)!.push({ from, to });
    const worker = stage === 'reported' ? null : free;
    const reporter = nameFrom(pick);
    const note = pick(NOTES);
    const steps = reached.map((each, step): Step => ({
      stage: each,
      at: new Date(reachedAt[step]!).toISOString(),
      who: step === 0 ? reporter : step === 1 || step === 4 ? '调度台 邵佳' : (worker ?? ''),
      note: each === 'review' ? note : '',
    }));
    const date = new Date(reported);
    const day = `${date.getFullYear()}${String(date.getMonth() + 1).padStart(2, '0')}${String(date.getDate()).padStart(2, '0')}`;
    return {
      id,
      number: `GD${day}${String(id).padStart(4, '0')}`,
      category,
      priority,
      stage,
      title: pick(TITLES[category]),
      project: pick(PROJECTS),
      place: pick([
        `${between(1, 18)}幢${between(1, 3)}单元`,
        `${between(1, 18)}幢${between(2, 26)}层`,
        '地下车库 B2 层',
        '东门岗亭',
        '中心花园',
      ]),
      reporter,
      phone: `13${between(0, 9)}${String(between(0, 99_999_999)).padStart(8, '0')}`,
      reportedAt: date.toISOString(),
      dueAt: new Date(due).toISOString(),
      worker,
      plannedAt: worker === null ? null : new Date(Math.min(reported + 40 * MINUTE_MS, due)).toISOString(),
      note: '',
      steps,
    };
  });
  return orders.sort((one, other) => other.reportedAt.localeCompare(one.reportedAt));
}
