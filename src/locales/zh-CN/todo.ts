import type en from '../en-US/todo';

const texts: Record<keyof typeof en, string> = {
  'todo.views': '待办分类',
  'todo.view.pending': '待办',
  'todo.view.processed': '已办',
  'todo.view.applied': '我的申请',
  'todo.pager.pending': '待办',
  'todo.pager.processed': '已办',
  'todo.pager.applied': '我的申请',
  'todo.column.title': '事项',
  'todo.column.system': '所属系统',
  'todo.column.applicant': '申请人',
  'todo.column.status': '状态',
  'todo.column.reason': '驳回原因',
  'todo.column.time': '创建时间',
  'todo.filter.keyword': '事项关键字',
  'todo.status.waiting': '待审批',
  'todo.status.submitted': '已提交',
  'todo.status.approved': '已通过',
  'todo.status.rejected': '已驳回',
  'todo.handle': '去处理',
  'todo.view': '查看',
  'todo.delete': '删除',
  'todo.deleteTitle': '{count, plural, =1 {删除待办？} other {删除 # 项待办？}}',
  'todo.deleteContent': '{names}将从您的列表中移除，不代表已处理。删除后无法恢复。',
  'todo.deleteApplied': '{names}将从您的列表中移除，申请本身不会撤回。删除后无法恢复。',
  'todo.deleted': '{count, plural, =1 {待办已删除} other {已删除 # 项待办}}',
  'todo.empty.processed': '暂无已办任务',
  'todo.empty.applied': '暂无申请记录',
  'todo.column.due': '期限',
};

export default texts;
