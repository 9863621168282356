import { ORDER_KINDS, ORDER_STATUSES, type Order, type OrderKind, type OrderLogEntry, type OrderStatus } from './order';

// Sample orders of a few compounds: the same on every start, dated relative to today.

const COMMUNITIES = ['云栖花园', '翠湖天地', '江南里', '滨江雅苑', '梧桐里'] as const;
export const KEEPERS = ['陈静怡', '周明远', '吴雪梅', '郑浩然', '黄丽娟', '徐文博'] as const;

const SURNAMES = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢'];
const GIVEN = [
  '伟',
  '芳',
  '娜',
  '秀英',
  '敏',
  '静',
  '丽',
  '强',
  '磊',
  '洋',
  '艳',
  '勇',
  '杰',
  '娟',
  '涛',
  '明',
  '超',
  '兰',
  '霞',
  '建国',
  '志强',
  '晓燕',
  '海峰',
  '雨桐',
  '子涵',
  '思远',
  '玉珍',
  '国华',
];

const TITLES: Record<OrderKind, readonly string[]> = {
  visit: ['新入住业主首次拜访', '独居老人月度探访', '装修前告知与图纸交接', '年度满意度上门访谈', '新生儿家庭关怀拜访'],
  repair: ['厨房水槽下水缓慢', '入户门锁开启卡顿', '阳台顶部渗水', '对讲机无声', '走廊感应灯不亮', '卫生间排气扇异响'],
  complaint: ['楼上夜间噪声回访', '地下车位被占用', '电梯等候时间过长', '楼道堆放杂物', '外卖车辆堵住单元门'],
  moving: ['周末搬家电梯预约', '大件家具出门放行', '租客迁出验房'],
  parcel: ['代收生鲜包裹通知', '贵重快件转交签收', '错投包裹找回'],
  greening: ['庭院绿植修剪', '露台花箱更换', '楼前积叶清理'],
};

const RESULTS = [
  '已上门处理并当面确认，住户表示认可。',
  '更换配件后测试正常，已清理现场并拍照留存。',
  '与双方沟通达成一致，约定两周后再次回访。',
  '已协调工程部处理完毕，住户签字确认。',
];

/** Random generator with a fixed seed (mulberry32): the orders are the same on every start. */
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
const DAY_MS = 86_400_000;

/** The orders as of `today`, newest first. */
export function seedOrders(today: Date, count = 168): Order[] {
  const random = randomFrom(20_261);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate()).getTime();
  const at = (day: number, hour: number, minute: number) =>
    new Date(midnight + day * DAY_MS + (hour * 60 + minute) * MINUTE_MS).toISOString();

  const orders = Array.from({ length: count }, (_, index): Order => {
    const id = index + 1;
    const day = -Math.floor((count - index) / 6);
    const kind = pick(ORDER_KINDS);
    const isOld = day < -9;
    const isFresh = day >= -1;
    let status: OrderStatus = pick(ORDER_STATUSES.slice(0, isFresh ? 3 : 4));
    if (isOld) status = random() < 0.85 ? 'finished' : 'closed';
    const keeper = pick(KEEPERS);
    // Nothing of today is in the future.
    const latest = today.getTime() - (count - index) * 11 * MINUTE_MS;
    const created = new Date(Math.min(Date.parse(at(day, between(8, 18), between(0, 59))), latest)).toISOString();
    // Finished orders were visited the day after; visits in progress are today; accepted ones follow in the next days.
    const visitDay = { waiting: null, accepted: between(1, 5), visiting: 0, finished: day + 1, closed: null }[status];
    const appointment = visitDay === null ? null : at(visitDay, between(9, 18), pick([0, 15, 30, 45]));
    const isFinished = status === 'finished';
    const resident = pick(SURNAMES) + pick(GIVEN);

    const log: OrderLogEntry[] = [{ at: created, who: resident, action: 'created', note: '' }];
    const add = (hours: number, action: OrderLogEntry['action'], note = '') =>
      log.push({
        at: new Date(Math.min(Date.parse(created) + hours * 3_600_000, today.getTime())).toISOString(),
        who: keeper,
        action,
        note,
      });
    if (status !== 'waiting' && status !== 'closed') add(0.4, 'accepted');
    if (status === 'visiting' || isFinished) add(0.7, 'appointed');
    const result = isFinished ? pick(RESULTS) : '';
    if (isFinished) add(between(20, 30), 'finished', result);
    if (status === 'closed') add(between(2, 6), 'closed', '住户来电取消');

    const date = created.slice(0, 10).replaceAll('-', '');
    return {
      id,
      number: `FW${date}${String(id).padStart(4, '0')}`,
      kind,
      status,
      isUrgent: !isOld && random() < 0.14,
      title: pick(TITLES[kind]),
      resident,
      phone: `13${between(0, 9)}${String(between(0, 99_999_999)).padStart(8, '0')}`,
      community: pick(COMMUNITIES),
      home: `${between(1, 18)}幢${between(1, 4)}单元${between(1, 26)}0${between(1, 4)}`,
      keeper,
      createdAt: created,
      appointment,
      result,
      satisfaction: isFinished ? pick([3, 4, 4, 5, 5, 5]) : null,
      log: log.reverse(),
    };
  });
  return orders.reverse();
}

export const COMMUNITY_NAMES: readonly string[] = COMMUNITIES;
