/**
 * Content of a notice. Placeholders: {year} {month} {season} {quarter} {city} {project} {edition} {release} {day}
 * (a few days after publishing) {window} (a maintenance window at night) {person} {other}.
 */
export interface NoticeTopic {
  column: number;
  title: string;
  lead: string;
  points?: string[];
  /** Rows of a table, the first one is the header; cells separated by `|`. */
  table?: string[];
  close?: string;
  scene?: 'skyline' | 'garden' | 'lift' | 'fire' | 'training' | 'festival';
  pictures?: number;
  /** Ids of attachments, see notice-files. */
  files?: string[];
}

/** Columns of notices; the first one has a green tag. */
export const NOTICE_COLUMNS = [
  { columnCode: 1, columnName: '制度' },
  { columnCode: 2, columnName: '活动' },
  { columnCode: 3, columnName: '系统' },
  { columnCode: 4, columnName: '培训' },
  { columnCode: 5, columnName: '安全' },
  { columnCode: 6, columnName: '人事' },
];

/** Rules and activities; the other half is in notice-topics-operations. */
export const RULE_AND_ACTIVITY_TOPICS: NoticeTopic[] = [
  {
    column: 1,
    title: '关于 {seasonYear} 年{season}消防设施专项检查的通知',
    lead: '为做好{season}火灾防控工作，集团安全管理部决定即日起至{day}在各项目开展消防设施专项检查，请各城市公司组织落实。',
    points: [
      '重点检查消防水系统、火灾自动报警系统、疏散通道与应急照明。',
      '自查表于{day}前提交工单平台，由城市公司复核。',
      '发现重大隐患立即整改，无法立即整改的落实专人看护。',
    ],
    table: [
      '检查项目|标准|频次',
      '消火栓出水压力|不低于 0.35 MPa|每月',
      '应急照明|断电后持续 30 分钟以上|每季度',
      '疏散通道|无杂物、无上锁|每日',
    ],
    close: '联系人：集团安全管理部{person}，电话 400-820-6600 转 3。',
    scene: 'fire',
    pictures: 3,
    files: ['fire-checklist', 'fire-guide'],
  },
  {
    column: 1,
    title: '电梯困人应急处置流程（第{edition}版）发布，请各项目组织学习',
    lead: '结合近期演练情况，集团工程管理部修订了电梯困人应急处置流程，现予发布，自{day}起执行，原版本同时废止。',
    points: [
      '消控室接警后一分钟内通过五方对讲安抚乘客，并通知维保单位。',
      '维保人员须在三十分钟内到场，偏远项目不超过四十五分钟。',
      '解救后由项目经理当日上报事件经过，三日内提交分析报告。',
    ],
    close: '请各项目于{day}前完成全员学习并留存签到记录。',
    scene: 'lift',
    pictures: 1,
    files: ['lift-rescue'],
  },
  {
    column: 1,
    title: '装修巡检记录填写规范（{year} 年 {month} 月修订）',
    lead: '部分项目装修巡检记录存在漏填、代签现象，现对填写要求重新明确。',
    points: [
      '每户每日巡检一次，由巡检人本人签字，不得提前或补签。',
      '违规行为须附现场照片，写明部位与整改期限。',
      '记录保存至装修押金退还后一年。',
    ],
    files: ['decoration-record'],
  },
  {
    column: 1,
    title: '关于调整{city}片区停车收费公示要求的通知',
    lead: '根据属地主管部门最新要求，{city}片区各项目停车收费公示牌须统一更换版式，并同步在业主端公示。',
    points: ['公示内容包括收费标准、依据文号、监督电话。', '新公示牌于{day}前更换完毕，旧牌拍照留存后回收。'],
    close: '如有疑问请联系{city}城市公司财务部{person}。',
  },
  {
    column: 1,
    title: '业主投诉分级与回复时限管理办法（第{edition}版）',
    lead: '为统一投诉处理标准，现将业主投诉按影响程度分为三级，各级回复时限如下表。',
    table: [
      '级别|情形|首次回复|办结时限',
      '一级|人身安全、群体性诉求|30 分钟|24 小时',
      '二级|设施设备、服务态度|2 小时|3 个工作日',
      '三级|建议与咨询|1 个工作日|5 个工作日',
    ],
    close: '超时未回复的工单自动升级至城市公司总经理，并计入当月服务品质考核。',
    files: ['complaint-rules'],
  },
  {
    column: 1,
    title: '{year} 年第{quarter}季度公共收益公示工作要求',
    lead: '请各项目按《公共收益公示操作手册》完成本季度公示，{day}前上传现场照片与业主端截图。',
    points: [
      '停车、广告、场地租赁收入分别列示，不得合并。',
      '支出项须附业委会决议编号。',
      '业主质询须在五个工作日内书面答复。',
    ],
    files: ['income-table'],
  },
  {
    column: 1,
    title: '外包单位入场人员实名登记管理规定（{month} 月修订）',
    lead: '外包保洁、绿化、维保人员入场前须完成实名登记，未登记人员一律不得进入设备机房与地下空间。',
    points: ['登记信息仅用于入场核验，禁止拍照外传。', '人员离场当日注销权限。'],
  },
  {
    column: 1,
    title: '{project}工程遗留问题移交与销项管理细则',
    lead: '为加快{project}交付后遗留问题闭环，经与建设单位协商，自{day}起实行周例会销项机制。',
    points: [
      '每周三下午三点召开销项会，由项目经理主持。',
      '涉及渗漏、外墙的事项优先安排。',
      '逾期两周未销项的由城市公司发函督办。',
    ],
    table: ['类别|移交数量|已销项|剩余', '渗漏|46|39|7', '门窗|82|80|2', '公区设施|31|24|7'],
  },
  {
    column: 2,
    title: '“邻里守望”社区服务周（{month} 月）报名开始',
    lead: '本月社区服务周将于{day}启动，内容包括家电清洗、义诊、旧衣回收与便民维修，欢迎各项目报名承办。',
    points: ['每个项目限报两项服务，名额先到先得。', '活动物料由集团品牌部统一配送。'],
    scene: 'garden',
    pictures: 3,
    files: ['sign-up'],
    close: '报名截止：{day} 18:00。',
  },
  {
    column: 2,
    title: '{city}片区{season}职工运动会报名通知',
    lead: '{city}片区职工运动会定于{day}举行，设拔河、跳长绳、三人篮球、羽毛球四个项目。',
    points: ['以项目为单位组队，每队不超过十五人。', '参赛人员请确认身体状况适合运动。'],
    scene: 'festival',
    pictures: 1,
    files: ['sign-up'],
  },
  {
    column: 2,
    title: '{year} 年 {month} 月“金牌管家”评选结果公示',
    lead: '经项目推荐、业主投票与城市公司评审，本月“金牌管家”拟表彰人选公示如下，公示期五天。',
    table: ['姓名|项目|业主满意度', '{person}|{project}|98.6%', '{other}|梧桐里|98.1%'],
    close: '如有异议，请于{day}前书面反馈至人力资源部。',
    scene: 'festival',
    pictures: 1,
  },
  {
    column: 2,
    title: '{project}邻里节志愿者招募',
    lead: '{project}邻里节将于{day}在中心广场举办，现招募志愿者二十名，负责秩序引导与摊位服务。',
    points: ['集合时间为当日 8:30，提供午餐与饮用水。', '志愿服务时长计入年度公益积分。'],
    scene: 'garden',
    pictures: 2,
  },
  {
    column: 2,
    title: '{month} 月员工生日会与健康讲座安排（{city}）',
    lead: '本月生日会定于{day} 15:30，会后由社区医院医生讲解颈椎与腰椎保护。请寿星提前与综合管理部确认。',
  },
  {
    column: 2,
    title: '{project}书香角换书活动（{month} 月）',
    lead: '带一本读过的书来，换一本喜欢的书走。活动地点：{project}客服中心一楼，时间：{day} 全天。',
    scene: 'garden',
    pictures: 1,
  },
];
