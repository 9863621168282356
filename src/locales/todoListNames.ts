/** Compared with the server's name of the entry, whatever the language on screen: the one text needed in both. */
export const todoListNames = { 'en-US': 'Pending tasks', 'zh-CN': '待办任务' };
