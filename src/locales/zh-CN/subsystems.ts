import type en from '../en-US/subsystems';

const texts: Record<keyof typeof en, string> = {
  'subsystems.opening': '正在打开{name}',
  'subsystems.waking': '正在恢复{name}，即将回到您上次离开的页面',
  'subsystems.fullScreen': '全屏',
  'subsystems.fullScreen.leave': '退出全屏',
  'subsystems.failed': '{name}打开失败',
  'subsystems.alone': '新窗口打开',
  'subsystems.alone.hint': '{name}：在新窗口打开',
  'subsystems.detail': '供技术支持参考：{detail}',
  'subsystems.lateError': '{name}运行出错，其余部分仍可使用；如有异常请重新加载。',
  'subsystems.failure.offline': '当前设备未连接网络，请检查网络后重试。',
  'subsystems.failure.unreachable': '子系统服务器没有响应，可能已停止服务或被网络拦截。',
  'subsystems.failure.cors': '子系统服务器有响应，但不允许门户读取（跨域限制）。',
  'subsystems.failure.http-status': '子系统服务器返回错误：HTTP {status}。',
  'subsystems.failure.not-an-app': '子系统服务器返回的内容不是子系统页面。',
  'subsystems.failure.not-admitted': '子系统引用的脚本来自未获准接入门户的服务器。',
  'subsystems.failure.es-module':
    '子系统按 ES 模块构建，无法在门户内运行。请联系子系统团队改用 IIFE、UMD 或 SystemJS 构建，或改为内嵌框架方式接入。',
  'subsystems.failure.policy': '子系统所需的脚本被门户的安全策略拦截。',
  'subsystems.failure.no-lifecycles': '子系统已加载，但缺少门户所需的启动函数。',
  'subsystems.failure.script-error': '子系统程序加载时出错。',
  'subsystems.failure.mount-error': '子系统程序启动时出错。',
  'subsystems.failure.timed-out': '子系统响应超时，已停止加载。',
  'subsystems.failure.protocol': '子系统与当前门户的版本不匹配。',
  'subsystems.failure.permission': '无法确认您的访问权限。',
  'subsystems.failure.not-permission': '您没有访问权限，或地址有误。',
  'subsystems.failure.permission-data': '网络错误，请稍后重试',
  'subsystems.failure.no-account': '您在该系统中还没有账号，请联系系统管理员开通后重试。',
  'subsystems.failure.registry': '子系统清单加载失败。',
  'subsystems.failure.not-registered': '子系统清单中没有该子系统。',
  'subsystems.failure.part-missing': '门户的部分程序文件加载失败。',
};

export default texts;
