import { formatMoment, momentAgo } from '../clock';
import { docx, plainText, xlsx, type DocumentText } from '../files/documents';
import { pdf } from '../files/pdf';
import { addFile, type FileReference } from '../files/store';
import { makeRandom } from '../random';
import { MANUAL_SOURCES, type ManualSourceText } from './manual-texts';
import { GROUP_NAME } from './organization';
import { staff } from './people';

/** A manual as the server stores it (R136 and the fields of the list screen). */
export interface ManualRow {
  id: number;
  name: string;
  source: number;
  sourceName: string;
  description: string;
  pushTime: string;
  createdByName: string;
  uploadAttachment: FileReference[];
  /** Version number; absent before the first change. */
  version?: number;
}

const NUMERALS = ['一', '二', '三', '四'];

/** Text of a source's document: purpose, steps, questions. */
const textOf = (title: string, { sourceName, scope, steps, questions }: ManualSourceText): DocumentText => ({
  title,
  sections: [
    {
      heading: '一、适用范围',
      lines: [scope, `本文件由${GROUP_NAME}数字化管理部与${sourceName}业务组共同编制，解释权归数字化管理部。`],
    },
    ...steps.map((step, index) => ({
      heading: index === 0 ? '二、操作步骤' : `第${NUMERALS[index]}步`,
      lines: [step, '完成后请在系统中核对结果；如提示失败，请截图并注明时间反馈至服务台。'],
    })),
    { heading: '三、常见问题', lines: questions },
    { heading: '四、支持与反馈', lines: ['服务台电话 400-820-6600，工作日 8:30–18:00；紧急故障 7×24 小时受理。'] },
  ],
});

/** A sheet with a few filled rows below its header. */
function sheetOf(columns: string, seed: number): (string | number)[][] {
  const random = makeRandom(seed);
  const header = columns.split(',');
  const cell = (column: string): string | number => {
    if (/金额|元|数量|应完成|已完成/.test(column)) return random.integer(12, 4800);
    if (/率|比例/.test(column)) return `${random.integer(82, 100)}%`;
    if (/日期|有效期/.test(column))
      return `2026-${String(random.integer(1, 9)).padStart(2, '0')}-${random.integer(10, 28)}`;
    if (/房号/.test(column))
      return `${random.integer(1, 18)}幢${random.integer(1, 2)}单元${random.integer(1, 28)}0${random.integer(1, 4)}`;
    if (/人$|姓名/.test(column)) return random.pick(staff).userName;
    if (/编号|卡号/.test(column)) return `${random.integer(310000, 319999)}`;
    return random.pick(['正常', '已完成', '按月', '每日', '待复核', '符合标准']);
  };
  return [header, ...Array.from({ length: 12 }, () => header.map(cell))];
}

function fileOf(id: string, spec: string, source: ManualSourceText, seed: number): FileReference {
  const [name = '', columns = ''] = spec.split('：');
  const title = name.replace(/\.\w+$/, '');
  const bytes = () => {
    if (name.endsWith('.pdf')) return pdf(textOf(title, source));
    if (name.endsWith('.docx')) return docx(textOf(title, source));
    if (name.endsWith('.xlsx')) return xlsx(title.slice(0, 28), sheetOf(columns, seed));
    return plainText(textOf(title, source));
  };
  return addFile(id, name, bytes);
}

/** A large file that is sent in chunks: for progress, canceling and the download timeout. */
const LEDGER_ROW = '华东大区,上海城市公司,翠湖天地,烟感探测器,B2-118,正常,2026-03-12\r\n';
const LEDGER_ROWS = 96_000;
const largeLedger = addFile(
  'fire-device-ledger',
  '消防设备点位台账（全量）.csv',
  () =>
    Buffer.from(
      `\uFEFF大区,城市公司,项目,设备类型,点位编号,状态,检测日期\r\n${LEDGER_ROW.repeat(LEDGER_ROWS)}`,
      'utf8',
    ),
  true,
);

/** Attachments by `source-number`, created once: the same in every dataset and on every day. */
const attachments = MANUAL_SOURCES.map((source, sourceIndex) =>
  source.manuals.map((line, index) =>
    line.split('|').map((spec, part) => {
      const number = `${sourceIndex + 1}${String(index + 1).padStart(2, '0')}${part + 1}`;
      return fileOf(`manual-${number}`, spec, source, Number(number));
    }),
  ),
);

/** All manuals, newest first. */
export function seedManuals(now: number): ManualRow[] {
  const random = makeRandom(1_107);
  const rows = MANUAL_SOURCES.flatMap((source, sourceIndex) =>
    source.manuals.map((_, index) => {
      const files = attachments[sourceIndex]?.[index] ?? [];
      const days = index * 23 + sourceIndex * 2 + random.integer(0, 1);
      return {
        name: (files[0]?.originalFilename ?? '').replace(/\.\w+$/, ''),
        source: sourceIndex + 1,
        sourceName: source.sourceName,
        description: source.scope,
        pushTime: formatMoment(
          momentAgo(now, days, random.integer(9, 17), random.integer(0, 59), random.integer(0, 59)),
        ),
        createdByName: random.pick(staff).userName,
        // The large file is attached to the second manual of the security platform.
        uploadAttachment: sourceIndex === 5 && index === 1 ? [...files, largeLedger] : files,
      };
    }),
  ).sort((one, other) => (one.pushTime < other.pushTime ? 1 : -1));
  return rows.map((row, index) => ({ id: rows.length - index, ...row }));
}
