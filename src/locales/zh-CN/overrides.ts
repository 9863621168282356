import type en from '../en-US/overrides';

const texts: Record<keyof typeof en, string> = {
  'overrides.title': '要从其他地址打开{name}吗？',
  'overrides.hint':
    '仅在本窗口内，以下地址将代替{name}打开，直到您恢复或关闭窗口，最长八小时。其他窗口和其他人仍使用正式版本。',
  'overrides.address': '地址',
  'overrides.warning': '该地址的程序将以您的权限运行，能做{name}可以做的一切。请确认您信任提供此链接的人。',
  'overrides.agree': '在本窗口打开',
  'overrides.checking': '正在检查该地址…',
  'overrides.cancel': '取消',
  'overrides.failed': '未做任何更改。{reason}',
  'overrides.failed.address': '该地址没有响应，或本窗口尚未允许访问它。请先启动程序，再刷新本页。',
  'overrides.refused.title': '此链接无效',
  'overrides.refused.link': '链接不完整，或其中的地址写法不规范。请使用 portal 命令给出的原始链接。',
  'overrides.refused.environment': '当前环境不允许替换子系统。',
  'overrides.refused.permission': '在当前环境中，您需要“替换子系统”权限。',
  'overrides.refused.origin': '当前环境不允许从该地址替换子系统：',
  'overrides.refused.code': '当前环境没有编码为 {code} 的子系统。',
  'overrides.refused.disabled': '{name}已停用，不能替换。',
  'overrides.refused.registry': '系统列表加载失败，请刷新本页重试。',
};

export default texts;
