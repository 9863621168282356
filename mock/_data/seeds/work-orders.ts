// Work orders of the duty desk that tasks and messages are about. The subsystem seeds them by the same rule: each recurs
// after four days and keeps its times until then, so that both agree without asking each other.

/** An order with its times in ms since 1970. */
export interface WorkOrder {
  id: number;
  /** The last digits of its number. */
  digits: string;
  matter: string;
  place: string;
  reportedAt: number;
  dueAt: number;
  closedAt: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PERIOD_MS = 4 * 24 * HOUR_MS;
const HOURS_ALLOWED = 24;
/** For so long what is said of an order stays true. */
const STABLE_MS = 12 * HOUR_MS;

/** Minutes from the report to the end of a period since 1970, and from the report until it is closed. */
const ORDERS: readonly (readonly [id: number, untilPeriod: number, open: number, matter: string, place: string])[] = [
  [6, 4, 3220, '单元门厅照明不亮', '江南里 中心花园'],
  [260, 30, 1217, '楼梯间堆放纸箱', '梧桐里 东门岗亭'],
  [248, 333, 1434, '道闸抬杆无响应', '梧桐里 9幢2单元'],
  [241, 503, 1395, '灌木虫害', '梧桐里 中心花园'],
  [227, 809, 1468, '草坪喷灌头损坏', '江南里 东门岗亭'],
  [221, 943, 1318, '儿童乐园秋千松动', '滨江雅苑 8幢24层'],
  [208, 1221, 1357, '垃圾房异味', '梧桐里 东门岗亭'],
  [197, 1499, 3653, '外立面玻璃脏污', '滨江雅苑 中心花园'],
  [189, 1678, 1272, '消防栓箱渗水', '云栖花园 东门岗亭'],
  [182, 1835, 1343, '屋面天沟堵塞', '梧桐里 东门岗亭'],
  [175, 2024, 3601, '屋面天沟堵塞', '梧桐里 中心花园'],
  [171, 2110, 1231, '楼梯间堆放纸箱', '江南里 东门岗亭'],
  [163, 2284, 1371, '周界报警误报频繁', '江南里 中心花园'],
  [162, 2314, 2997, '二次供水泵房压力偏低', '翠湖天地 中心花园'],
  [158, 2421, 3052, '充电桩 3 号枪无法启动', '梧桐里 中心花园'],
  [155, 2496, 1419, '儿童乐园秋千松动', '江南里 东门岗亭'],
  [144, 2765, 1356, '公共卫生间水龙头漏水', '滨江雅苑 东门岗亭'],
  [126, 3067, 1320, '监控画面黑屏', '江南里 中心花园'],
  [111, 3444, 1190, '屋面天沟堵塞', '江南里 9幢2单元'],
  [100, 3720, 1409, '草坪喷灌头损坏', '翠湖天地 2幢12层'],
  [91, 3934, 1242, '访客车辆滞留消防通道', '梧桐里 东门岗亭'],
  [80, 4162, 2951, '楼道应急灯故障', '翠湖天地 中心花园'],
  [78, 4195, 1234, '道闸抬杆无响应', '云栖花园 12幢21层'],
  [76, 4242, 3339, '灌木虫害', '云栖花园 东门岗亭'],
  [70, 4359, 1351, '楼层水管井滴水', '云栖花园 8幢21层'],
  [57, 4582, 3382, '周界报警误报频繁', '江南里 中心花园'],
  [54, 4621, 1298, '草坪喷灌头损坏', '翠湖天地 2幢11层'],
  [47, 4770, 1410, '灌木虫害', '云栖花园 15幢10层'],
  [37, 4981, 1175, '屋面天沟堵塞', '云栖花园 东门岗亭'],
  [28, 5192, 1430, '楼道应急灯故障', '梧桐里 中心花园'],
  [21, 5383, 1272, '大堂地面积水', '江南里 中心花园'],
  [10, 5657, 1324, '儿童乐园秋千松动', '江南里 中心花园'],
];

/** The orders as of `now`, without those that recur within hours. */
export const ordersAt = (now: number): WorkOrder[] =>
  ORDERS.map(([id, untilPeriod, open, matter, place]) => {
    const reportedAt = now - ((now + untilPeriod * MINUTE_MS) % PERIOD_MS);
    return {
      id,
      digits: String(id).padStart(4, '0'),
      matter,
      place,
      reportedAt,
      dueAt: reportedAt + HOURS_ALLOWED * HOUR_MS,
      closedAt: reportedAt + open * MINUTE_MS,
    };
  }).filter(({ reportedAt }) => reportedAt + PERIOD_MS > now + STABLE_MS);

/** Whether an order waits, and for hours to come. */
export const staysOpen = ({ closedAt }: WorkOrder, now: number): boolean => closedAt > now + STABLE_MS;
