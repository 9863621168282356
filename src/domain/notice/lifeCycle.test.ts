import { readWire } from '../wire';
import { editableNotice, type EditableNotice } from './schema';
import { actionsFor, publishedAt, stateOf, withStatus } from './lifeCycle';

describe('status of a notice', () => {
  test.each([
    [{ status: '1' }, 'draft'],
    [{ status: '1', publishTime: '' }, 'draft'],
    [{ status: '1', publishTime: '2999-01-01 08:00:00' }, 'timed'],
    [{ status: '2', publishTime: '2026-01-01 08:00:00' }, 'published'],
    [{ status: '3' }, 'revoked'],
    [{ status: '9' }, 'unknown'],
    [{}, 'unknown'],
  ] as const)('R046 F28 %j is %s', (notice, state) => {
    expect(stateOf(notice)).toBe(state);
  });

  test('R046 a published notice cannot be edited or deleted, an unpublished one cannot be revoked', () => {
    expect(actionsFor('draft')).toEqual(['edit', 'publish', 'delete']);
    expect(actionsFor('timed')).toEqual(['edit', 'publish', 'delete']);
    expect(actionsFor('published')).toEqual(['preview', 'revoke']);
    expect(actionsFor('revoked')).toEqual(['edit', 'republish', 'delete']);
    expect(actionsFor('unknown')).toEqual(['preview']);
  });

  test('R239 changing the status keeps everything else, with the version that was read', () => {
    const notice: EditableNotice = {
      title: '停电',
      createdByName: 'Li',
      columnName: '制度',
      createTime: '2026-11-21 09:00:00',
      statusName: '草稿',
      publishingName: 'PC 端',
      sortNumber: 0,
      content: '<p>x</p>',
      pictures: [{ id: '1', downloadUri: '/_files/1' }],
      attachments: [{ downloadUri: '/_files/2', originalFilename: 'a.pdf', filename: '2.pdf', size: 3 }],
      columnCode: '1',
      publishingType: '2',
      status: '1',
      publishTime: '2999-01-01 08:00:00',
      version: '4',
    };
    const change = withStatus('7', notice, '2');
    expect(change).toMatchObject({ id: '7', status: '2', version: '4', sortNum: 0, title: '停电', columnCode: '1' });
    expect(change.fileUrlFiles).toMatchObject([{ id: '', originalFilename: 'a.pdf' }]);
    // It is published now: a time would delay it.
    expect(change).not.toHaveProperty('publishTime');
    const { version: _, ...unversioned } = notice;
    expect(withStatus('7', unversioned, '3')).not.toHaveProperty('version');
  });

  test('A40 R239 changing the status keeps unknown fields and drops the time', () => {
    const came = { title: '停电', status: 1, sortNum: 'first', publishTime: [2026], tenantId: 12, overwrite: true };
    const change = withStatus('7', readWire(editableNotice, came)!.data, '2');
    expect(change).toMatchObject({ id: '7', title: '停电', status: '2', sortNum: 'first', tenantId: 12 });
    expect(change).not.toHaveProperty('publishTime');
    expect(change).not.toHaveProperty('overwrite');
  });
});

test.each([
  ['1', null, undefined],
  ['1', '2026-12-01 09:00:00', '2026-12-01 09:00:00'],
  ['2', '2026-12-01 09:00:00', '2026-11-21 09:12:00'],
  ['2', null, '2026-11-21 09:12:00'],
  ['3', null, '2026-11-21 09:12:00'],
])('R046 a notice of status %s with the time %s has the publishing time %s', (status, publishTime, time) => {
  expect(publishedAt({ status, publishTime, createTime: '2026-11-21 09:12:00' })).toBe(time);
});
