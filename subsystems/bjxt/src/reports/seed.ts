import { type Cause, type Kind, type Message, promiseOf, type Report, type Stage } from './report';

// Sample reports of a customer service office. Each recurs after a time of its own and keeps its times until then,
// however often the page is loaded.

export const PEOPLE = ['陈静怡', '周明远', '吴雪梅', '郑浩然', '黄丽娟'] as const;

/** Reports of residents: kind, title, first message, and the final answer. */
const TOPICS: readonly (readonly [kind: Kind, title: string, message: string, cause: Cause, solution: string])[] = [
  [
    'leak',
    '卫生间天花板渗水',
    '楼上装修后一直滴水，吊顶已经鼓起来了，请尽快来看。',
    'works',
    '联系楼上施工方补做防水，48 小时闭水试验合格。',
  ],
  [
    'lift',
    '2 单元电梯频繁停在 7 层',
    '今天停了三次，家里老人不敢坐。',
    'wear',
    '更换 7 层门锁触点，试运行两小时正常。',
  ],
  [
    'noise',
    '夜间装修噪声',
    '晚上十点还在打电钻，孩子没法睡觉。',
    'use',
    '已约谈施工负责人，施工时间限定为 9:00 至 18:00。',
  ],
  ['parking', '固定车位被陌生车辆占用', '车牌尾号 3K7，已经停了一整天。', 'use', '联系车主挪车，并在车位加装地锁。'],
  [
    'cleaning',
    '楼道垃圾两天没清',
    '5 层电梯口堆了装修垃圾，味道很大。',
    'service',
    '已清运并调整保洁班次，每日两次巡查。',
  ],
  ['power', '整户突然停电', '空开没有跳，隔壁有电，只有我家没有。', 'wear', '更换表后开关，测量三相电压正常。'],
  ['safety', '单元门禁无法关闭', '门一直敞开，晚上谁都能进来。', 'wear', '更换闭门器并校准磁力锁，测试五十次正常。'],
  [
    'fee',
    '物业费账单重复计费',
    '十月份的公共能耗好像算了两次，麻烦核对。',
    'service',
    '核对为系统重复推送，已冲销并向住户致歉。',
  ],
  [
    'leak',
    '地下车库顶板滴水',
    '车顶上都是水渍，旁边的插座也湿了。',
    'wear',
    '停用该回路插座，注浆封堵裂缝，观察三天无渗漏。',
  ],
  ['noise', '楼下商铺音响扰民', '每天下午循环播放广告，关窗也听得见。', 'use', '与商户签订音量承诺，安装分贝计监测。'],
  ['lift', '电梯轿厢风扇不转', '早高峰里面很闷。', 'wear', '更换风机电容，风量恢复正常。'],
  [
    'parking',
    '充电桩车位停放燃油车',
    '想充电，四个位置有三个停的是油车。',
    'use',
    '张贴提示并由秩序员定时劝离，纳入巡逻要点。',
  ],
  ['cleaning', '儿童乐园地垫发霉', '下雨后积水，滑倒了一个孩子。', 'service', '已整体消毒清洗，破损地垫完成更换。'],
  ['safety', '高空抛物', '刚才一个酒瓶砸在单元门口，差点砸到人。', 'use', '调取监控确认楼层，上门告知并张贴警示。'],
];

const RESIDENTS = [
  '许女士',
  '梁先生',
  '宋女士',
  '唐先生',
  '冯女士',
  '董先生',
  '程女士',
  '曹先生',
  '袁女士',
  '彭先生',
  '苏女士',
];
const COMMUNITIES = ['云栖花园', '翠湖天地', '江南里', '滨江雅苑', '梧桐里'];

const FIRST_WORDS = [
  '您好，已收到，马上安排同事上门查看。',
  '非常抱歉给您带来不便，我们正在核实情况。',
  '已登记，预计半小时内与您电话联系。',
];
const SECOND_WORDS = ['今天还会反复，请尽快。', '好的，我下午在家。', '麻烦处理完告诉我一声。'];

const HOUR_MS = 3_600_000;
/** By how much one report is ahead of the one before in its course, so that they do not recur together. */
const PHASE_MS = 37 * 60_000;
/** Which share of the promised time has gone, at least and at most: every fifth report is late, every fifth about to be. */
const SHARES = [
  [0.1, 0.7],
  [0.76, 0.98],
  [0.1, 0.7],
  [0.1, 0.7],
  [1.05, 1.6],
] as const;
/** Number of reports per column. */
const COUNTS: readonly (readonly [Stage, number])[] = [
  ['new', 7],
  ['assigned', 8],
  ['working', 10],
  ['answered', 7],
  ['closed', 12],
];

/** The reports as of `now`, newest first. */
export function seedReports(now: number): Report[] {
  const stages = COUNTS.flatMap(([stage, count]) => Array.from({ length: count }, () => stage));
  return stages
    .map((stage, index): Report => {
      const [kind, title, message, cause, solution] = TOPICS[(index * 5 + 3) % TOPICS.length]!;
      const isUrgent = kind !== 'fee' && index % 6 === 2;
      const { assign, solve } = promiseOf({ kind, isUrgent });
      const [least, most] = SHARES[index % SHARES.length]!;
      const [from, to] = {
        new: [assign * least, assign * most],
        assigned: [solve * least * 0.6, solve * most * 0.6],
        working: [solve * least, solve * most],
        answered: [solve * (1.2 + least), solve * (1.2 + most)],
        closed: [60 + index * 9, 69 + index * 9],
      }[stage] as [from: number, to: number];
      const createdAt =
        now - Math.round(from * HOUR_MS) - ((now + index * PHASE_MS) % Math.round((to - from) * HOUR_MS));
      const resident = RESIDENTS[(index * 7) % RESIDENTS.length]!;
      const handler = stage === 'new' ? '' : PEOPLE[(index * 3) % PEOPLE.length]!;
      const isDone = stage === 'answered' || stage === 'closed';
      const rating = stage === 'closed' ? [5, 4, 5, 2, 4, 3][index % 6]! : null;

      const talk: Message[] = [{ at: createdAt, side: 'resident', who: resident, text: message }];
      // Finished reports took about as long as promised; what is said about the others was said at once.
      const at = (part: number) => Math.round(createdAt + part * (isDone ? solve * 1.1 : from) * HOUR_MS);
      const add = (part: number, side: Message['side'], who: string, text: string) =>
        talk.push({ at: at(part), side, who, text });
      if (handler) {
        add(0.08, 'step', '客服中心', `@${handler}`);
        add(0.12, 'staff', handler, FIRST_WORDS[index % FIRST_WORDS.length]!);
        if (index % 2) add(0.2, 'resident', resident, SECOND_WORDS[index % SECOND_WORDS.length]!);
      }
      if (isDone || stage === 'working') add(0.3, 'step', handler, 'working');
      if (isDone) add(0.7, 'step', handler, 'answered');
      if (stage === 'closed') add(0.85, 'step', '客服中心', 'closed');

      const id = 100 + stages.length - index;
      const date = new Date(createdAt);
      const day = `${date.getMonth() + 1}`.padStart(2, '0') + `${date.getDate()}`.padStart(2, '0');
      return {
        id,
        number: `BS${date.getFullYear()}${day}${id}`,
        kind,
        title,
        isUrgent,
        stage,
        resident,
        phone: `13${(index * 3) % 10}${String(10_000_000 + ((index * 7_654_321) % 89_999_999)).slice(0, 8)}`,
        home: `${COMMUNITIES[(index * 2) % COMMUNITIES.length]!} ${(index % 9) + 1} 幢 ${((index * 4) % 23) + 2}0${(index % 4) + 1}`,
        createdAt,
        handler,
        cause: isDone ? cause : null,
        solution: isDone ? solution : '',
        rating,
        followUp: rating !== null && rating <= 2 ? '已由主管电话致歉，一周后再次回访。' : '',
        talk,
      };
    })
    .sort((one, other) => other.createdAt - one.createdAt);
}
