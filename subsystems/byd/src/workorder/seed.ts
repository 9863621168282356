import { nameFrom, randomFrom } from '../random';
import {
  CATEGORIES,
  type Category,
  HOURS,
  type Priority,
  PROJECTS,
  type Stage,
  STAGES,
  type Step,
  WORKERS,
  type WorkOrder,
} from './order';

// The orders of a duty desk, the same on every start; the newest is a few minutes old.

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

/** The orders as of `now`, newest first. */
export function seedOrders(now: Date, count = 260): WorkOrder[] {
  const { random, pick, between } = randomFrom(61_803);
  let ago = 4;
  const inHand = new Map<string, number>();
  return Array.from({ length: count }, (_, index): WorkOrder => {
    const id = count - index;
    ago += between(3, 42);
    const reported = now.getTime() - ago * MINUTE_MS;
    const category = pick(CATEGORIES);
    const chance = random();
    const priority: Priority = chance < 0.14 ? 'p1' : chance < 0.55 ? 'p2' : 'p3';
    const due = reported + HOURS[priority] * 3_600_000;
    // Older orders are at later stages; a few are overdue.
    const share = ago / (HOURS[priority] * 60);
    const reached = share > 1.15 ? 4 : Math.min(4, Math.floor(share * 4.2 + random() * 0.9 - 0.3));
    const stageIndex = share > 1.15 && share < 3 && random() < 0.12 ? between(0, 2) : Math.max(0, reached);
    const stage: Stage = STAGES[stageIndex]!;
    const able = WORKERS.filter(({ skills, isOnDuty }) => isOnDuty && skills.includes(category));
    // Assigns the worker with the fewest open orders.
    const least = Math.min(...able.map(({ name }) => inHand.get(name) ?? 0));
    const free = pick(able.filter(({ name }) => (inHand.get(name) ?? 0) === least)).name;
    const worker = stageIndex === 0 ? null : free;
    if (stage === 'assigned' || stage === 'working') inHand.set(free, least + 1);
    const reporter = nameFrom(pick);
    const end = Math.min(due, now.getTime());
    const steps = STAGES.slice(0, stageIndex + 1).map((each, step): Step => ({
      stage: each,
      at: new Date(reported + ((end - reported) * step) / (stageIndex + 1)).toISOString(),
      who: step === 0 ? reporter : step === 1 || step === 4 ? '调度台 邵佳' : (worker ?? ''),
      note: each === 'review' ? pick(NOTES) : '',
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
}
