import { nameFrom, randomFrom } from '../random';
import { type Application, depositOf, LONGEST_DAYS, type Phase, SCOPES } from './application';

// The applications of one compound, the same on every start, dated around today.

const CONTRACTORS = ['鼎艺装饰', '住范儿整装', '金螳螂·家', '匠心装修工作室', '业主自装'] as const;
const FINDINGS = [
  '施工人员未佩戴出入证，已提醒',
  '现场用电规范，灭火器齐备',
  '午间噪声被投诉，已约谈负责人',
  '垃圾未装袋，限当日清运',
] as const;
const PHASE_OF: readonly Phase[] = [
  'submitted',
  'building',
  'submitted',
  'approved',
  'building',
  'acceptance',
  'done',
  'building',
  'done',
  'refused',
];

/** The applications as of `today`, newest first. */
export function seedApplications(today: Date, count = 44): Application[] {
  const { random, pick, between } = randomFrom(22_709);
  const day = (offset: number) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + offset)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index): Application => {
    const id = count - index;
    const phase = PHASE_OF[index % PHASE_OF.length]!;
    const scope = pick(SCOPES);
    const area = between(62, 188);
    const isLong = phase === 'submitted' && random() < 0.2;
    const length = isLong
      ? LONGEST_DAYS[scope] + between(5, 30)
      : between(LONGEST_DAYS[scope] / 2, LONGEST_DAYS[scope]);
    const start = {
      submitted: between(5, 20),
      approved: between(1, 9),
      building: -between(4, length - 2),
      acceptance: -length - between(0, 6),
      done: -length - between(20, 90),
      refused: between(-20, 4),
    }[phase];
    const isBegun = phase === 'building' || phase === 'acceptance' || phase === 'done';
    const isPaid = isBegun || phase === 'approved';
    return {
      id,
      number: `ZX${String(today.getFullYear()).slice(2)}${String(id).padStart(4, '0')}`,
      owner: nameFrom(pick),
      home: `${between(1, 18)}幢${between(1, 3)}单元${between(1, 26)}0${between(1, 4)}`,
      area,
      scope,
      contractor: pick(CONTRACTORS),
      phase,
      from: day(start),
      to: day(start + length - 1),
      touchesStructure: phase === 'refused' || (phase === 'submitted' && index % 20 === 2),
      deposit: isPaid ? depositOf({ area, scope }) : null,
      waterTestHours: phase === 'done' ? 48 : phase === 'acceptance' && id % 2 === 0 ? 24 : null,
      remarks: '',
      visits: isBegun
        ? Array.from({ length: between(1, 3) }, (__, visit) => ({
            day: day(Math.min(0, start + 3 + visit * 5)),
            who: '装修管理员 范晓',
            finding: pick(FINDINGS),
          })).reverse()
        : [],
    };
  });
}
