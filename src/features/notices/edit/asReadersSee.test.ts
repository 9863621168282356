import { EMPTY_NOTICE } from '@/domain/notice/editing';
import { stateOf } from '@/domain/notice/lifeCycle';
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
] as const)('R047 the preview of a notice to be published %s', (_, form, state, publishTime) => {
  const notice = preview(form);
  expect([stateOf(notice), notice.statusName]).toEqual([state, `notices.state.${state}`]);
  expect(notice.publishTime).toBe(publishTime);
});
