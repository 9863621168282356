/** A dictionary: a list of values under one code. */
export interface DictionaryRow {
  id: number;
  dataCode: string;
  dataName: string;
}

/** One value of a dictionary. */
export interface DictionaryItemRow extends DictionaryRow {
  parentCode: string;
}

const DICTIONARIES: [code: string, name: string, items: string][] = [
  ['notice_column', '公告栏目', '制度 活动 系统 培训 安全 人事'],
  ['notice_status', '公告状态', '草稿 已发布 已撤销'],
  ['publishing_end', '发布端', 'App端 PC端 App端和PC端'],
  ['message_type', '消息类型', '系统通知 工单提醒 审批结果 活动邀请 安全提醒'],
  ['manual_source', '手册来源', '工单平台 管家 装修 任务 电梯平台 安防 综合平台 报表中心 门禁卡 公共收益 门户与账号'],
  ['work_order_type', '报事类别', '室内维修 公区维修 环境卫生 秩序管理 噪声扰民 咨询建议'],
  ['work_order_level', '工单级别', '一级 二级 三级'],
  ['patrol_frequency', '巡检频次', '每日 每周 每月 每季度 每年'],
  ['device_type', '设备类型', '电梯 消防主机 生活水泵 配电柜 门禁 道闸 摄像机'],
  ['contract_type', '合同类别', '保洁 绿化 电梯维保 消防维保 垃圾清运'],
  ['house_state', '房屋状态', '已入住 空置 装修中 出租'],
  ['sex', '性别', '女 男'],
];

/** The dictionaries. */
export const seedDictionaries = (): DictionaryRow[] =>
  DICTIONARIES.map(([dataCode, dataName], index) => ({ id: index + 1, dataCode, dataName }));

/** Values of the dictionaries; codes start at 1, except the sexes, which start at 0. */
export const seedDictionaryItems = (): DictionaryItemRow[] =>
  DICTIONARIES.flatMap(([parentCode, , items], dictionaryIndex) =>
    items.split(' ').map((dataName, index) => ({
      id: (dictionaryIndex + 1) * 100 + index + 1,
      dataCode: String(parentCode === 'sex' ? index : index + 1),
      dataName,
      parentCode,
    })),
  );
