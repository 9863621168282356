import type en from '../en-US/home-todos';

const texts: Record<keyof typeof en, string> = {
  'todo.newWindow': '在新窗口打开',
  'todo.empty.pending': '暂无待办任务',
  'todo.empty.tip': '有新的事项后会显示在这里',
  'todo.mine': '我的待办',
  'todo.mineOn': '{day}的待办',
  'todo.moreTasks': '待办列表',
  'todo.showAll': '显示全部',
  'todo.noneOn': '这一天没有待办',
  'todo.noneOnTip': '请选择日历中有标记的日期',
  'todo.failed': '待办加载失败',
  'todo.shown': '共 {count} 项',
  'todo.late': '逾期 {count} 天',
  'todo.lateToday': '已逾期',
  'todo.due.today': '今天到期',
  'todo.due.soon': '明天到期',
  'todo.age': '已等待 {count} 天',
  'todo.ageToday': '今天收到',
  'todo.createdAt': '创建于 {time}',
  'todo.dueAt': '期限 {time}',
};

export default texts;
