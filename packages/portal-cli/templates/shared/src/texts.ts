/** Every text of the program, in both languages of the portal. */
export const texts = {
  'zh-CN': {
    list: '记录',
    add: '新增记录',
    title: '标题',
    titleMissing: '请填写标题',
    save: '保存',
    cancel: '取消',
    saved: '已保存',
    back: '返回列表',
    empty: '暂无记录',
  },
  'en-US': {
    list: 'Records',
    add: 'Add record',
    title: 'Title',
    titleMissing: 'Enter a title',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved',
    back: 'Back to the list',
    empty: 'No records yet',
  },
};
