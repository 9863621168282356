import { leaveQuestion } from './index';

describe('the question before unsaved work is lost', () => {
  test('is asked in the language of the portal', () => {
    expect(leaveQuestion('zh-CN')).toMatchObject({ title: '放弃未保存的修改？', okText: '放弃并离开', danger: true });
    expect(leaveQuestion('en-US')).toMatchObject({ title: 'Discard unsaved changes?', cancelText: 'Keep editing' });
  });

  test('takes texts of the subsystem and keeps the others', () => {
    const question = leaveQuestion('en-US', { content: 'The reply will be lost.' });
    expect(question).toEqual({ ...leaveQuestion('en-US'), content: 'The reply will be lost.' });
    expect(question.content).toBe('The reply will be lost.');
  });
});
