import { grayService } from '../../src/domain/gray-release/schema';
import { namedManual } from '../../src/domain/manual/schema';
import { noticeDetail } from '../../src/domain/notice/schema';
import { permissionMenus, permissionVerdict, serverEntries } from '../../src/domain/subsystem/schema';
import { userInfo } from '../../src/domain/user/schema';
import { readWire, type Schema } from '../../src/domain/wire';

const read = (schema: Schema<unknown>, value: unknown): unknown => readWire(schema, value)?.data;

test('R131 user info: odd names are normalized, numbers may be text, further fields are kept', () => {
  const wire = {
    telephone: 13800138000,
    zattestState: '4',
    userName: '王小明',
    sex: '0',
    jobNum: 'A1',
    projectName: 'x',
  };
  expect(read(userInfo, wire)).toEqual({
    telephone: '13800138000',
    identityState: 4,
    userName: '王小明',
    sex: 0,
    jobNumber: 'A1',
    loginTicket: undefined,
    expiresIn: undefined,
    extra: { projectName: 'x' },
  });
});

test('R131 R190 user info with empty fields is read, so that the missing phone can be reported', () => {
  const wire = { telephone: null, zattestState: null, userName: null, sex: null, jobNum: null, expiresIn: null };
  expect(read(userInfo, wire)).toMatchObject({ telephone: '', identityState: 0, sex: null, extra: {} });
});

test('R132 numbers and text give the same entry', () => {
  const text = {
    id: '1',
    systemCode: 'lift',
    systemName: '电梯',
    isShow: '1',
    orderNumber: '3',
    isFixed: '0',
    isByd: '1',
    icon: '',
  };
  const numbers = { ...text, id: 1, isShow: 1, orderNumber: 3, isFixed: false, isByd: 1, icon: null };
  expect(read(serverEntries, [numbers])).toEqual(read(serverEntries, [text]));
  expect(read(serverEntries, [text])).toMatchObject([{ isShow: true, isFixed: false, isByd: true, orderNumber: 3 }]);
  expect(read(serverEntries, [{ ...text, isShow: 5, orderNumber: null }])).toMatchObject([
    { isShow: false, orderNumber: Number.MAX_SAFE_INTEGER },
  ]);
});

test.each([
  [1, '1'],
  ['1', '1'],
  ['01', '01'],
  ['', ''],
  [null, ''],
  [9, '9'],
])('R133 the verdict %j reads as %j', (isLimit, expected) => {
  expect(read(permissionVerdict, { isLimit, reasonsRejection: null })).toEqual({
    isLimit: expected,
    reasonsRejection: '',
  });
});

test.each([true, [1], ['1'], {}, undefined])('R133 T18 the verdict %j is empty and denies', (isLimit) => {
  expect(read(permissionVerdict, { isLimit, reasonsRejection: '' })).toEqual({ isLimit: '', reasonsRejection: '' });
});

test('R135 null lists are empty, and a sort number of 0 is a number', () => {
  const wire = {
    title: 't',
    createdByName: null,
    columnName: null,
    createTime: 1,
    statusName: '',
    publishingName: '',
    sortNum: null,
    content: null,
    picUrlFiles: null,
    fileUrlFiles: null,
  };
  expect(read(noticeDetail, wire)).toMatchObject({ pictures: [], attachments: [], sortNumber: null, content: '' });
  expect(read(noticeDetail, { ...wire, sortNum: '0' })).toMatchObject({ sortNumber: 0 });
});

test('R136 a manual of any source is read', () => {
  const wire = { id: 1, source: 99, sourceName: null, pushTime: null, uploadAttachment: null };
  expect(read(namedManual, wire)).toEqual({ id: '1', source: '99', sourceName: '', pushTime: '', attachments: [] });
});

test.each([null, '', { serviceName: '', eurekaUrl: '' }, { serviceName: null, eurekaUrl: null }])(
  'R139 R223 no gray service, sent as %j',
  (wire) => {
    expect(read(grayService, wire)).toEqual({ serviceName: '', eurekaUrl: '' });
  },
);

test('R213 a menu tree keeps its depth and its further fields', () => {
  const leaf = { systemCode: 'lift', id: 2, name: '台账', path: '/x' };
  const wire = [{ systemCode: 'lift', id: 1, name: '电梯', children: [{ ...leaf, children: null }] }];
  expect(read(permissionMenus, wire)).toEqual([
    { systemCode: 'lift', id: '1', name: '电梯', children: [{ ...leaf, id: '2', children: [] }] },
  ]);
});
