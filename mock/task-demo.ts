import { endpoints } from './_data/define';

const STANDARD_OPERATION = '/task/StandardOperation';

const OPERATIONS = [
  '配电房日常巡查',
  '生活水泵房巡查',
  '消防泵月度点动',
  '电梯机房巡查',
  '屋面与排水沟清理',
  '公共照明检修',
  '地下车库巡查',
  '监控设备除尘',
  '绿化灌溉',
  '垃圾房消杀',
  '外墙目测检查',
  '应急物资盘点',
].map((operationName, index) => ({
  id: index + 1,
  operationCode: `SOP-${String(index + 1).padStart(3, '0')}`,
  operationName,
}));

const ENTRIES = [
  ['engineering', '工程'],
  ['order', '秩序'],
  ['environment', '环境'],
  ['service', '客服'],
].map(([dataCode, dataName]) => ({ dataCode, dataName }));

export default endpoints('base', {
  [`GET ${STANDARD_OPERATION}/queryStandardOperationList`]: () => OPERATIONS,
  [`GET ${STANDARD_OPERATION}/queryDictionaryList`]: () => ENTRIES,
});
