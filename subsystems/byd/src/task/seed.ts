import { randomFrom } from '../random';
import type { Task, TaskKind } from './task';

// The tasks of a site team, the same on every start, from two weeks ago to three weeks ahead.

export const OWNERS = ['邵佳', '范晓', '钱志强', '尤春梅', '石磊'] as const;

const WORK: readonly (readonly [kind: TaskKind, title: string, items: readonly string[]])[] = [
  ['planned', '消防设施月度检查', ['灭火器压力', '消防栓水压', '应急照明', '疏散指示', '防火门闭合']],
  ['planned', '二次供水水箱清洗', ['停水告知', '排空清洗', '消毒', '水质送检']],
  ['planned', '配电房季度保养', ['除尘紧固', '红外测温', '双电源切换试验']],
  ['planned', '儿童游乐设施检查', ['螺栓紧固', '软垫完好', '警示标识']],
  ['extra', '台风前排水沟清疏', ['天沟', '地库入口截水沟', '沙袋到位']],
  ['extra', '业主开放日布置', ['签到台', '动线指引', '茶歇']],
  ['extra', '冬季树干涂白', ['东区', '中心花园', '西区']],
  ['rectification', '地库 B2 消防通道占用整改', ['现场清理', '补划标线', '约谈车主']],
  ['rectification', '3 幢楼道电动车充电整改', ['劝离车辆', '断电处理', '张贴告知']],
  ['rectification', '垃圾房渗滤液外溢整改', ['疏通排水', '地面修补', '增加清运']],
  ['rectification', '门岗登记不全整改', ['补录台账', '岗前培训']],
];

/** The tasks as of `today`. */
export function seedTasks(today: Date, count = 52): Task[] {
  const { random, pick, between } = randomFrom(90_210);
  const day = (offset: number) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + offset)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index): Task => {
    const [kind, title, items] = WORK[index % WORK.length]!;
    const offset = Math.round((index / count) * 35) - 14;
    const isDone = offset < 0 && random() < 0.82;
    const share = isDone ? 1 : offset < 2 ? random() * 0.9 : 0;
    const owner = pick(OWNERS);
    return {
      id: index + 1,
      title: kind === 'planned' ? `${title}（${between(1, 4)} 区）` : title,
      kind,
      owner,
      due: day(offset),
      isDone,
      doneAt: isDone ? day(offset) : null,
      items: items.map((each, itemIndex) => ({
        title: each,
        isDone: itemIndex < Math.floor(share * items.length + 0.01),
      })),
      report: isDone && kind === 'rectification' ? '已按要求整改完毕，现场照片已归档。' : '',
      verifier: isDone && kind === 'rectification' ? OWNERS.find((each) => each !== owner)! : null,
    };
  });
}
