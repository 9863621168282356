import { todoListNames } from '../todoListNames';
import type en from '../en-US/routes';

const texts: Record<keyof typeof en, string> = {
  'route.noName': 'no-name',
  'route.home': '首页',
  'route.grayRelease': '灰度配置',
  'route.personalInfo': '个人信息',
  'route.messageList': '全部消息',
  'route.myMessageList': '我发布的消息',
  'route.allManual': '手册信息',
  'route.operationManualEdit': '发布手册',
  'route.authorityApply': '权限申请',
  'route.noticeList': '公告消息',
  'route.noticeEdit': '发布公告',
  'route.todoList': todoListNames['zh-CN'],
  'route.override': '替换子系统',
  'route.help': '暂无权限',
  'route.iframe': '嵌入页面',
  'route.byd': '工单应用',
  'route.mgr': '管家',
  'route.jcpt': '综合平台',
  'route.gdzt': '工单中台',
  'route.wcx': '能耗抄表',
  'route.lift': '电梯平台',
  'route.bjxt': '报事系统',
  'route.af': '安防',
  'route.opbi': '报表中心',
  'route.nfc': '门禁卡',
  'route.notFound': '页面不存在',
};

export default texts;
