import { PROJECTS } from '../patrol/seed';

/** An incident that a guard has reported. */
export interface Incident {
  id: number;
  at: number;
  level: Level;
  project: string;
  place: string;
  text: string;
  reporter: string;
  isHandled: boolean;
}

export const LEVELS = ['high', 'medium', 'low'] as const;
export type Level = (typeof LEVELS)[number];

export interface IncidentFilter {
  text: string;
  level: Level | null;
  isOpen: boolean;
}

/** Reads the filter from the address; unknown values are ignored. */
export const readIncidentFilter = (query: Readonly<Record<string, unknown>>): IncidentFilter => ({
  text: typeof query.q === 'string' ? query.q : '',
  level: LEVELS.find((level) => level === query.level) ?? null,
  isOpen: query.open === '1',
});

export const writeIncidentFilter = ({ text, level, isOpen }: IncidentFilter): Record<string, string> => ({
  ...(text && { q: text }),
  ...(level && { level }),
  ...(isOpen && { open: '1' }),
});

/** The incidents that match a filter, newest first. */
export function filterIncidents(incidents: readonly Incident[], filter: IncidentFilter): Incident[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return incidents
    .filter(({ level, isHandled, project, place, text, reporter }) => {
      if (filter.level && level !== filter.level) return false;
      if (filter.isOpen && isHandled) return false;
      const haystack = `${project} ${place} ${text} ${reporter}`.toLowerCase();
      return words.every((word) => haystack.includes(word));
    })
    .sort((one, other) => other.at - one.at);
}

/** Values of the form for a new incident. */
export type IncidentDraft = Pick<Incident, 'level' | 'project' | 'place' | 'text'>;
export type IncidentProblem = 'place-missing' | 'text-short' | 'text-thin';

const TEXT_MIN_LENGTH = 6;
/** Minimum length of the description; serious incidents need more. */
const SERIOUS_TEXT_MIN_LENGTH = 15;

export function checkIncident({ level, place, text }: IncidentDraft): {
  place?: IncidentProblem;
  text?: IncidentProblem;
} {
  const length = text.trim().length;
  return {
    ...(place.trim() === '' && { place: 'place-missing' as const }),
    ...(length < TEXT_MIN_LENGTH
      ? { text: 'text-short' as const }
      : level === 'high' && length < SERIOUS_TEXT_MIN_LENGTH && { text: 'text-thin' as const }),
  };
}

/** Groups incidents by day, newest first. */
export function byDay(incidents: readonly Incident[]): { day: number; incidents: Incident[] }[] {
  const days = new Map<string, Incident[]>();
  for (const incident of incidents) {
    const day = new Date(incident.at).toDateString();
    days.set(day, [...(days.get(day) ?? []), incident]);
  }
  return [...days.values()].map((list) => ({ day: list[0]!.at, incidents: list }));
}

const HOUR_MS = 3_600_000;
const SEEN: readonly (readonly [Level, string, string])[] = [
  ['low', '北侧围墙', '围墙灯两盏不亮，已通知工程部更换。'],
  ['medium', '地库入口', '道闸被撞偏，现场放置路锥，人工放行。'],
  ['low', '非机动车棚', '发现飞线充电，已劝离并登记房号。'],
  ['high', '2 幢消防通道', '通道被家具堵塞，联系住户两小时内清走，已复查畅通。'],
  ['medium', '南广场', '陌生人张贴广告，劝离并清理。'],
  ['low', '会所后门', '门未锁，检查室内无异常后上锁。'],
  ['high', 'B1 配电房', '闻到焦糊味，立即断开回路并通知值班电工，排查为接头松动。'],
  ['medium', '儿童乐园', '秋千链条松脱，围挡停用。'],
  ['low', '东门岗', '外卖骑手未登记进入，已补登记。'],
];

/** The incidents of the days before the hour of `now`, newest first. */
export const seedIncidents = (now: number): Incident[] =>
  Array.from({ length: 27 }, (_, index): Incident => {
    const [level, place, text] = SEEN[(index * 4 + 1) % SEEN.length]!;
    return {
      id: 900 - index,
      at: now - (now % HOUR_MS) - (0.7 + index * 4.3 + (index % 3)) * HOUR_MS,
      level,
      place,
      text,
      project: PROJECTS[index % PROJECTS.length]!,
      reporter: ['孙志强', '胡海峰', '马国华', '郭勇'][index % 4]!,
      isHandled: index > 2 && index % 6 !== 5,
    };
  });
