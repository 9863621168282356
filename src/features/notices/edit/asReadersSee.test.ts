import { EMPTY_NOTICE } from '@/domain/notice/editing';
import { publishedAt, stateOf } from '@/domain/notice/lifeCycle';
import { asReadersSee } from './asReadersSee';

const preview = (form: Partial<typeof EMPTY_NOTICE>) =>
  asReadersSee({ ...EMPTY_NOTICE, ...form }, { columns: [], author: '林知远', t: (key) => key });

test.each([
  ['at once', { timing: 'now', publishTime: '' }, 'published', undefined],
  ['at a time', { timing: 'timed', publishTime: '2999-01-01 08:00:00' }, 'timed', '2999-01-01 08:00:00'],
  [
    'at a time that was chosen and not used',
    { timing: 'now', publishTime: '2999-01-01 08:00:00' },
    'published',
    undefined,
  ],
  ['at a time that is not chosen yet', { timing: 'timed', publishTime: '' }, 'timed', undefined],
  ['at a time that cannot be read', { timing: 'timed', publishTime: '明天' }, 'timed', undefined],
] as const)('R047 the preview of a notice to be published %s', (_, form, state, publishTime) => {
  const notice = preview(form);
  expect(notice.statusName).toBe(`notices.state.${state}`);
  expect(stateOf(notice)).toBe(state === 'timed' && !publishTime ? 'draft' : state);
  expect(publishedAt(notice)).toBe(state === 'timed' ? publishTime : notice.createTime);
  expect(notice.createTime === '').toBe(state === 'timed');
});
