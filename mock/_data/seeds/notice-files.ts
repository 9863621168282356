import { docx, plainText, xlsx, type DocumentText } from '../files/documents';
import { cover, SCENES, type Scene } from '../files/pictures';
import { pdf } from '../files/pdf';
import { addFile, type FileReference } from '../files/store';

const CLOSING = {
  heading: '说明',
  lines: ['本文件仅限内部使用，未经许可不得外传。', '如有疑问，请联系服务台 400-820-6600。'],
};

const document = (title: string, ...sections: [heading: string, ...lines: string[]][]): DocumentText => ({
  title,
  sections: [...sections.map(([heading, ...lines]) => ({ heading, lines })), CLOSING],
});

/** Id of a download that returns an error envelope with HTTP 200 (R285). */
export const EXPIRED_FILE_ID = 'expired';

const RESCUE = document(
  '电梯困人应急处置流程',
  ['一、接警', '消控室接到困人信息后，立即通过五方对讲确认楼层、人数与身体状况，告知乘客远离轿门、等待救援。'],
  ['二、到场', '维保人员三十分钟内到场，切断主电源，确认轿厢位置后实施盘车。非专业人员不得擅自开启层门。'],
  ['三、解救', '解救完成后确认乘客身体状况，必要时陪同就医；电梯须经检查合格后方可恢复运行。'],
  ['四、上报', '项目经理当日上报事件经过，三日内提交分析报告与整改措施。'],
);

const files: [id: string, name: string, bytes: () => Buffer][] = [
  [
    'fire-checklist',
    '消防设施专项检查自查表.xlsx',
    () =>
      xlsx('自查表', [
        ['序号', '检查项目', '检查标准', '结果', '整改期限'],
        [1, '室内消火栓', '水压不低于 0.35 MPa，配件齐全', '', ''],
        [2, '自动报警系统', '探测器无故障、无屏蔽', '', ''],
        [3, '应急照明', '断电后持续 30 分钟以上', '', ''],
        [4, '疏散通道', '无杂物、无上锁', '', ''],
      ]),
  ],
  [
    'fire-guide',
    '消防设施检查作业指导书.pdf',
    () =>
      pdf(
        document(
          '消防设施检查作业指导书',
          ['一、准备', '检查人员须佩戴工牌，携带测压接头、秒表与记录表。'],
          [
            '二、检查',
            ...Array.from(
              { length: 26 },
              (_, index) => `第 ${index + 1} 项：核对点位编号，测试功能并如实记录，不合格的立即挂牌。`,
            ),
          ],
          [
            '三、收尾',
            ...Array.from({ length: 18 }, (_, index) => `恢复第 ${index + 1} 组设备至正常状态，由当班人员签字确认。`),
          ],
        ),
      ),
  ],
  ['lift-rescue', '电梯困人应急处置流程图.pdf', () => pdf(RESCUE)],
  [
    'decoration-record',
    '装修巡检记录表.docx',
    () =>
      docx(
        document(
          '装修巡检记录表',
          ['填写要求', '每日一次，由巡检人本人签字。'],
          ['巡检内容', '施工人员出入证、动火许可、垃圾清运、噪声时段、承重结构。'],
        ),
      ),
  ],
  [
    'complaint-rules',
    '业主投诉分级与回复时限管理办法.docx',
    () =>
      docx(
        document(
          '业主投诉分级与回复时限管理办法',
          ['第一条', '为规范业主投诉处理，提升服务品质，制定本办法。'],
          ['第二条', '投诉按影响程度分为一级、二级、三级。'],
        ),
      ),
  ],
  [
    'income-table',
    '公共收益公示表（样例）.xlsx',
    () =>
      xlsx('公示表', [
        ['收入项目', '合同金额（元）', '税费（元）', '业主所得（元）'],
        ['地面停车', 186000, 10230, 123039],
        ['电梯广告', 64000, 3520, 42336],
      ]),
  ],
  ['sign-up', '报名表.xlsx', () => xlsx('报名表', [['姓名', '工号', '项目', '部门', '联系电话', '报名项目']])],
  [
    'workorder-release',
    '工单平台更新说明.pdf',
    () =>
      pdf(
        document(
          '工单平台更新说明',
          ['一、工作台', '四栏看板实时更新，可按楼栋筛选。'],
          ['二、批量派单', '一次最多五十单，派单后不可撤回，只能转单。'],
        ),
      ),
  ],
  [
    'lift-progress',
    '电梯物联接入进度明细.xlsx',
    () =>
      xlsx('接入进度', [
        ['项目', '电梯台数', '已接入', '在线率'],
        ['翠湖天地', 64, 64, '99.2%'],
        ['滨江雅苑', 42, 40, '97.5%'],
      ]),
  ],
  [
    'report-terms',
    '收缴率口径调整对照.xlsx',
    () =>
      xlsx('口径对照', [
        ['指标', '原口径', '新口径'],
        ['收缴率', '按到账日期', '按应收月份'],
      ]),
  ],
  [
    'course-plan',
    '课程安排表.docx',
    () =>
      docx(
        document(
          '课程安排表',
          ['签到', '每次课前十分钟签到，缺勤两次取消成绩。'],
          ['测验', '八十分为合格，可补考一次。'],
        ),
      ),
  ],
  [
    'meeting-minutes',
    '安全生产例会纪要.docx',
    () =>
      docx(
        document(
          '安全生产例会纪要',
          ['一、通报', '上月检查项目四十二个，发现隐患一百零六项，整改率 94%。'],
          ['二、部署', '高处作业、动火作业、有限空间作业一律升级审批。'],
        ),
      ),
  ],
  // A hostile file name: it must not determine where a browser saves the file.
  [
    'odd-name',
    '..\\../会议“终稿”<第2版>|请勿?外传*\u202Etxt.docx',
    () => docx(document('会议终稿', ['提示', '文件名中的特殊字符在保存时会被替换。'])),
  ],
  [EXPIRED_FILE_ID, '外墙空鼓检测报告.pdf', () => plainText(document('外墙空鼓检测报告'))],
];

const references = new Map(files.map(([id, name, bytes]) => [id, addFile(id, name, bytes)]));

const PICTURES_PER_SCENE = 4;
const pictures = new Map(
  SCENES.flatMap((scene) =>
    Array.from({ length: PICTURES_PER_SCENE }, (_, index) => {
      const id = `cover-${scene}-${index + 1}`;
      return [
        id,
        addFile(id, `${scene}-${index + 1}.svg`, () => cover(scene, SCENES.indexOf(scene) * 7 + index)),
      ] as const;
    }),
  ),
);

/** Attachments by id; unknown ids are left out. */
export const attachmentsOf = (ids: readonly string[]): FileReference[] => ids.flatMap((id) => references.get(id) ?? []);

/** Cover images of one scene, from any offset. */
export const picturesOf = (scene: Scene, count: number, first: number): { id: string; downloadUri: string }[] =>
  Array.from({ length: count }, (_, index) => {
    const reference = pictures.get(`cover-${scene}-${((first + index) % PICTURES_PER_SCENE) + 1}`)!;
    return { id: reference.id, downloadUri: reference.downloadUri };
  });
