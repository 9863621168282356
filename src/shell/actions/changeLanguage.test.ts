import { toast } from '@/shell/feedback';
import { setLanguage } from '@/shell/preferences';
import { changeLanguage } from './changeLanguage';

jest.mock('@/shell/preferences', () => ({ ...jest.requireActual('@/shell/preferences'), setLanguage: jest.fn() }));

test('B10 a language without its texts shows a toast that names it, and the next try none', async () => {
  const show = jest.spyOn(toast, 'show');
  jest.mocked(setLanguage).mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValue(undefined);
  await changeLanguage('en-US');
  expect(show.mock.calls).toEqual([[{ type: 'error', text: '无法切换到English，请检查网络后重试' }]]);
  await changeLanguage('en-US');
  expect(setLanguage).toHaveBeenCalledTimes(2);
  expect(show).toHaveBeenCalledTimes(1);
});
