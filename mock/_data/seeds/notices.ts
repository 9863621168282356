import { formatMoment, momentAgo, shanghaiParts } from '../clock';
import type { FileReference } from '../files/store';
import { makeRandom, type Random } from '../random';
import { NOTICE_COLUMNS, RULE_AND_ACTIVITY_TOPICS, type NoticeTopic } from './notice-topics';
import { OPERATION_TOPICS } from './notice-topics-operations';
import { attachmentsOf, picturesOf } from './notice-files';
import { cityOf, organization } from './organization';
import { everybody } from './personas';

/** A notice as the server stores it: source of the list (R134) and the detail (R135). */
export interface NoticeRow {
  id: number;
  title: string;
  columnCode: number;
  columnName: string;
  createTime: string;
  /** 1 draft, 2 published, 3 revoked. */
  status: number;
  statusName: string;
  /** 1 app, 2 PC, 3 both. */
  publishingType: number;
  publishingName: string;
  sortNum: number | null;
  createdByName: string;
  content: string;
  picUrlFiles: { id: string; downloadUri: string }[] | null;
  fileUrlFiles: FileReference[] | null;
  /** Publishing time of a scheduled notice; a draft until then. */
  publishTime?: string;
  /** Version number, so that two editors do not overwrite each other unnoticed (R239). */
  version?: number;
}

/** Names of the statuses and the target clients of a notice. */
export const NOTICE_STATUS: Record<number, string> = { 1: '草稿', 2: '已发布', 3: '已撤销' };
export const NOTICE_END: Record<number, string> = { 1: 'App 端', 2: 'PC 端', 3: 'App 端、PC 端' };

/** Name of a notice column. */
export const columnNameOf = (code: number): string =>
  NOTICE_COLUMNS.find((column) => column.columnCode === code)?.columnName ?? '';

const TOPICS = interleave(RULE_AND_ACTIVITY_TOPICS, OPERATION_TOPICS);
const ROUNDS = 4;
const NUMERALS = ['一', '二', '三', '四', '五', '六'];
const RELEASES = ['3.2', '3.1', '3.0', '2.9'];
const SEASONS = ['冬季', '冬季', '春季', '春季', '春季', '夏季', '夏季', '夏季', '秋季', '秋季', '冬季', '冬季'];

function interleave<T>(one: T[], other: T[]): T[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [one[index], other[index]])
    .flat()
    .filter((item): item is T => item !== undefined);
}

function placesFor(moment: number, index: number, random: Random): Record<string, string> {
  const round = Math.floor(index / TOPICS.length);
  const { year, month } = shanghaiParts(moment);
  const deadline = shanghaiParts(moment + random.integer(3, 9) * 86_400_000);
  const night = shanghaiParts(moment + 2 * 86_400_000);
  // Step sizes coprime to the number of projects: a topic gets another project in each round.
  const project = organization.projects[(index * 7 + round * 13) % organization.projects.length]!;
  const area = organization.areas.find((node) => node.id === project.parentId) ?? organization.areas[0]!;
  return {
    year: String(year),
    month: String(month),
    // A winter is named after the year in which it began.
    seasonYear: String(month <= 2 ? year - 1 : year),
    season: SEASONS[month - 1] ?? '冬季',
    quarter: NUMERALS[Math.floor((month - 1) / 3)] ?? '一',
    city: cityOf(area),
    project: project.name,
    edition: NUMERALS[ROUNDS - round - 1] ?? '一',
    release: RELEASES[round] ?? '',
    day: `${deadline.month} 月 ${deadline.day} 日`,
    window: `${night.month} 月 ${night.day} 日 00:00–02:00`,
    person: random.pick(everybody).userName,
    other: random.pick(everybody).userName,
  };
}

function contentOf(topic: NoticeTopic, fill: (text: string) => string, pictures: { downloadUri: string }[]): string {
  const parts = [`<p>${fill(topic.lead)}</p>`];
  const picture = pictures[pictures.length - 1];
  if (picture && topic.points) {
    parts.push(`<p><img src="${picture.downloadUri}" alt="${fill(topic.title)}" width="720"></p>`);
  }
  if (topic.points) {
    parts.push('<h3>具体要求</h3>', `<ol>${topic.points.map((point) => `<li>${fill(point)}</li>`).join('')}</ol>`);
  }
  if (topic.table) {
    const [head = '', ...rows] = topic.table.map(fill);
    const cells = (row: string, tag: string) =>
      row
        .split('|')
        .map((cell) => `<${tag}>${cell}</${tag}>`)
        .join('');
    parts.push(
      `<table border="1" style="width:100%"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows
        .map((row) => `<tr>${cells(row, 'td')}</tr>`)
        .join('')}</tbody></table>`,
    );
  }
  if (topic.close) parts.push(`<p><strong>${fill(topic.close)}</strong></p>`);
  if (topic.files && topic.points) {
    parts.push('<p>操作中遇到问题，可查阅<a href="https://help.property-group.example/notices">服务台知识库</a>。</p>');
  }
  return parts.join('\n');
}

function rowOf(topic: NoticeTopic, index: number, now: number, random: Random): Omit<NoticeRow, 'id'> {
  const round = Math.floor(index / TOPICS.length);
  // The newest are hours apart, as on a working day; the older ones about three days.
  const days = index < 6 ? Math.floor(index / 2) : 2 + Math.floor((index - 4) * 2.9);
  const moment = momentAgo(now, days, random.integer(8, 17), random.integer(0, 59), random.integer(0, 59));
  const places = placesFor(moment, index, random);
  // A space separates a number from the Chinese word before it, as in the other texts.
  const fill = (text: string) =>
    text.replace(/([\u4e00-\u9fff]?)\{(\w+)\}/g, (_, before: string, name: string) => {
      const value = places[name] ?? '';
      return `${before}${before && /^\d/.test(value) ? ' ' : ''}${value}`;
    });
  const pictures = topic.scene && topic.pictures ? picturesOf(topic.scene, topic.pictures, round) : [];
  const status = index > 8 && random.chance(0.16) ? random.pick([1, 1, 3]) : 2;
  const publishingType = index < 4 ? 3 : random.pick([1, 2, 2, 3, 3, 3]);
  return {
    title: fill(topic.title),
    columnCode: topic.column,
    columnName: columnNameOf(topic.column),
    createTime: formatMoment(moment),
    status,
    statusName: NOTICE_STATUS[status] ?? '',
    publishingType,
    publishingName: NOTICE_END[publishingType] ?? '',
    // A draft may still have no number.
    sortNum: status === 1 ? null : index % 9 === 0 ? 0 : random.integer(1, 99),
    createdByName: random.pick(everybody).userName,
    content: contentOf(topic, fill, pictures),
    picUrlFiles: pictures.length > 0 ? pictures : null,
    fileUrlFiles: topic.files ? attachmentsOf(topic.files) : null,
  };
}

/** Marks a repeated title as a supplement. */
function withOwnTitles<T extends { title: string }>(oldestFirst: T[]): T[] {
  const taken = new Set<string>();
  return oldestFirst.map((row) => {
    let { title } = row;
    while (taken.has(title)) title += '（补充通知）';
    taken.add(title);
    return { ...row, title };
  });
}

/** All notices, newest first; ids are assigned in order, so the newest has the highest. */
export function seedNotices(now: number): NoticeRow[] {
  const random = makeRandom(61_128);
  const rows = Array.from({ length: TOPICS.length * ROUNDS }, (_, index) =>
    rowOf(TOPICS[index % TOPICS.length]!, index, now, random),
  ).sort((one, other) => (one.createTime < other.createTime ? -1 : 1));
  return withOwnTitles(rows)
    .map((row, index) => ({ id: index + 1, ...row }))
    .reverse();
}
