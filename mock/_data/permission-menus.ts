import { FIRST_REGISTERED_ID, rowOf, subsystemRows } from './registry';

/** A node of a subsystem's permission-menu tree. */
export interface MenuNode {
  systemCode: string;
  id: string;
  name: string;
  children: MenuNode[];
}

/** Menus of each subsystem: groups, each with its pages after the colon. */
const MENUS: Record<string, string[]> = {
  workorder: ['工单处理:我的工作台,待派工单,待回访工单', '统计分析:超时统计,满意度统计', '基础设置:报事类别,派单规则'],
  bjDigitization: ['报事管理:报事登记,报事跟踪', '品质管理:品质检查,整改跟踪'],
  gdzt: ['工单中台:全部工单,派单引擎', '规则中心:时效规则,升级规则'],
  housekeeper: ['业主服务:业主档案,拜访记录,空置房巡查', '管家管理:楼栋分配,管家考核'],
  decoration: ['装修办理:装修申请,审图,竣工验收', '押金管理:押金台账,退款复核'],
  task: ['任务管理:计划任务,临时任务,整改任务'],
  integrated: ['空间设施:楼栋台账,设施台账', '组织项目:项目档案,组织架构'],
  wcx: ['抄表管理:表计台账,抄表录入,异常复核', '能耗分析:用量对比'],
  lift: ['电梯档案:电梯台账,检验记录', '运行监控:实时状态,困人事件,维保记录'],
  af: ['视频巡更:巡更路线,巡更记录', '消控室:值班记录,报警记录'],
  opbi: ['经营报表:经营日报,收缴分析', '服务报表:工单分析,投诉分析'],
  nfc: ['门禁卡:发卡,挂失,批量导入'],
  publicBenefits: ['公共收益:收入登记,支出登记,公示管理'],
};

const treeOf = (systemCode: string, groups: string[]): MenuNode[] =>
  groups.map((group, index) => {
    const [name = '', pages = ''] = group.split(':');
    const id = `${systemCode}-${index + 1}`;
    return {
      systemCode,
      id,
      name,
      children: pages
        .split(',')
        .map((page, number) => ({ systemCode, id: `${id}-${number + 1}`, name: page, children: [] })),
    };
  });

/** Ids from here on are of entries that only the registry has: they have menus of no particular subject. */
const isRegisteredOnly = (systemCode: string): boolean => (rowOf(systemCode)?.id ?? 0) >= FIRST_REGISTERED_ID;

/** The menus of one subsystem; none for an unlisted one, and for pages and sites that are none. */
export function menusOf(systemCode: string): MenuNode[] {
  if (Object.hasOwn(MENUS, systemCode)) return treeOf(systemCode, MENUS[systemCode] ?? []);
  return isRegisteredOnly(systemCode) ? treeOf(systemCode, [`${rowOf(systemCode)?.systemName}:全部记录,统计`]) : [];
}

/** One root per subsystem that the person may open, in navigation order. */
export const permissionTree = (isAllowed: (systemCode: string) => boolean): MenuNode[] =>
  subsystemRows()
    .filter(({ systemCode }) => isAllowed(systemCode) && menusOf(systemCode).length > 0)
    .map(({ systemCode, systemName }) => ({
      systemCode,
      id: systemCode,
      name: systemName,
      children: menusOf(systemCode),
    }));
