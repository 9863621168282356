import { addDays, type Day } from './days';
import { CYCLES, allowedCycles, type Equipment, type Kind, type LogEntry, type State } from './equipment';

// The equipment of three compounds: the same on every start, dated relative to today.

const PLACES: readonly (readonly [project: string, buildings: readonly string[]])[] = [
  ['云栖花园', ['1 幢', '2 幢', '地下车库']],
  ['翠湖天地', ['A 座', 'B 座', '会所']],
  ['滨江雅苑', ['1 号楼', '2 号楼']],
];

export const KEEPERS = ['何建军', '沈一鸣', '罗海燕', '曹国栋', '田雨', '蒋志远'] as const;

interface Pattern {
  kind: Kind;
  name: string;
  place: string;
  model: string;
  lifeYears: number;
}

const RESIDENTIAL: readonly Pattern[] = [
  { kind: 'lift', name: '客梯 1#', place: '一单元井道', model: 'LCA-1050', lifeYears: 15 },
  { kind: 'lift', name: '客梯 2#', place: '二单元井道', model: 'LCA-1050', lifeYears: 15 },
  { kind: 'power', name: '低压配电柜', place: '一层强电间', model: 'GGD-2', lifeYears: 20 },
  { kind: 'tank', name: '屋面消防水箱', place: '屋面机房', model: '不锈钢 18 m³', lifeYears: 18 },
  { kind: 'camera', name: '大堂监控', place: '一层大堂', model: 'DS-2CD3T47', lifeYears: 6 },
  { kind: 'gate', name: '单元门禁', place: '一层入口', model: 'DX-T3', lifeYears: 8 },
];

const GARAGE: readonly Pattern[] = [
  { kind: 'pump', name: '消防泵 1#', place: 'B1 泵房', model: 'XBD-8/30', lifeYears: 12 },
  { kind: 'pump', name: '生活水泵', place: 'B1 泵房', model: 'CDL-16', lifeYears: 10 },
  { kind: 'generator', name: '柴油发电机', place: 'B1 发电机房', model: 'KC-500', lifeYears: 20 },
  { kind: 'air', name: '排风机组', place: 'B2 风机房', model: 'HTF-9', lifeYears: 12 },
  { kind: 'gate', name: '车库道闸', place: '南出入口', model: 'BS-306', lifeYears: 8 },
  { kind: 'camera', name: '车道监控', place: 'B1 主车道', model: 'DS-2CD3T27', lifeYears: 6 },
];

const CLUB: readonly Pattern[] = [
  { kind: 'air', name: '中央空调主机', place: '屋面', model: 'LSQ-130', lifeYears: 15 },
  { kind: 'air', name: '新风机组', place: '二层机房', model: 'XF-20', lifeYears: 12 },
  { kind: 'tank', name: '泳池补水箱', place: 'B1 设备间', model: '玻璃钢 12 m³', lifeYears: 12 },
  { kind: 'pump', name: '泳池循环泵', place: 'B1 设备间', model: 'SP-75', lifeYears: 8 },
  { kind: 'power', name: '照明配电箱', place: '一层弱电井', model: 'PZ30', lifeYears: 15 },
  { kind: 'lift', name: '货梯', place: '后勤通道', model: 'THJ-2000', lifeYears: 15 },
];

const FAULTS: readonly string[] = [
  '启动时异响，运行电流偏高',
  '控制板通讯中断，频繁离线',
  '门机动作迟缓，两次自动停机',
];
const STATES: Readonly<Record<number, State>> = {
  4: 'fault',
  9: 'maintenance',
  17: 'fault',
  23: 'maintenance',
  30: 'fault',
  38: 'maintenance',
  44: 'scrapped',
};

const patternsOf = (building: string): readonly Pattern[] => {
  if (building.includes('车库')) return GARAGE;
  return building === '会所' ? CLUB : RESIDENTIAL;
};

/** The equipment as of `today`. */
export function seedEquipment(today: Day): Equipment[] {
  const slots = PLACES.flatMap(([project, buildings]) =>
    buildings.flatMap((building) => patternsOf(building).map((pattern) => ({ project, building, pattern }))),
  );
  return slots.map(({ project, building, pattern }, index): Equipment => {
    const id = index + 1;
    const cycles = allowedCycles(pattern.kind);
    const cycleDays = cycles[cycles.length - 1 - (id % 2 && cycles.length > 1 ? 1 : 0)] ?? CYCLES[0];
    const state = STATES[id] ?? 'running';
    // Most are within their cycle, every ninth is overdue.
    const since = id % 9 === 5 ? cycleDays + (id % 4) + 3 : Math.floor((cycleDays * ((id * 37) % 92)) / 100);
    const lastInspected = addDays(today, -since);
    const installedOn = addDays(today, -(420 + ((id * 911) % Math.round(pattern.lifeYears * 330))));
    const keeper = id === 12 || id === 33 ? '' : KEEPERS[(id * 5) % KEEPERS.length]!;
    const faultSince = state === 'fault' ? addDays(today, -Math.min(since, (id % 3) + 1)) : null;
    const fault = state === 'fault' ? FAULTS[id % FAULTS.length]! : '';
    const worker = keeper || KEEPERS[0];
    const log: LogEntry[] = [];
    if (state === 'scrapped')
      log.push({ day: addDays(today, -2), who: worker, action: 'scrapped', note: '超过设计年限，已更换新机' });
    if (faultSince) log.push({ day: faultSince, who: worker, action: 'fault', note: fault });
    for (let turn = 0; turn < 4; turn += 1) {
      const day = addDays(lastInspected, -turn * cycleDays);
      if (day > installedOn)
        log.push({ day, who: worker, action: 'inspected', note: turn === 1 ? '紧固接线端子，清洁滤网' : '' });
    }
    log.push({ day: installedOn, who: '工程部', action: 'installed', note: pattern.model });
    return {
      id,
      code: `${pattern.kind.slice(0, 2).toUpperCase()}-${String(2000 + id * 7).slice(1)}-${String(id).padStart(3, '0')}`,
      name: pattern.name,
      kind: pattern.kind,
      project,
      building,
      place: pattern.place,
      model: pattern.model,
      installedOn,
      lifeYears: pattern.lifeYears,
      state,
      cycleDays,
      lastInspected,
      keeper,
      fault,
      faultSince,
      log,
    };
  });
}
