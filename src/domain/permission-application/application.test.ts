import fc from 'fast-check';
import {
  acceptForm,
  changeForm,
  EMPTY_FORM,
  firstOpenStep,
  idOfName,
  isForWorkOrder,
  isReasonLongEnough,
  isSentAs,
  isUntouched,
  toApplication,
  toTree,
  type ApplicationForm,
} from '.';

const full: ApplicationForm = {
  systemCode: 'lift',
  areaId: 'A1',
  itemId: 'P1',
  departmentId: 'D1',
  roleTypeIds: ['1'],
  skillIds: [],
  reason: '新任电梯管理员',
};

test.each([
  [{ systemCode: '' }, 'system'],
  [{ areaId: '' }, 'scope'],
  [{ itemId: '' }, 'scope'],
  [{ departmentId: '' }, 'scope'],
  [{ roleTypeIds: [] }, 'roles'],
  [{ reason: '四个字了' }, 'reason'],
  [{ reason: '    ' }, 'reason'],
  [{}, undefined],
])('R050 with %j the first incomplete step is %s', (change, step) => {
  expect(firstOpenStep({ ...full, ...change })).toBe(step);
});

test.each([
  ['五个字够了', true],
  ['  四个字了  ', false],
  ['👩‍👩‍👧‍👦', true],
  ['', false],
])('R050 the reason %j is long enough: %p', (reason, expected) => expect(isReasonLongEnough(reason)).toBe(expected));

test('R050 R231 R232 changing the area clears the project, changing the project clears the department', () => {
  expect(changeForm(full, { areaId: 'A2' })).toEqual({ ...full, areaId: 'A2', itemId: '', departmentId: '' });
  expect(changeForm(full, { itemId: 'P2' })).toEqual({ ...full, itemId: 'P2', departmentId: '' });
  expect(changeForm({ ...full, skillIds: ['9'] }, { systemCode: 'af' })).toEqual({
    ...full,
    systemCode: 'af',
    roleTypeIds: [],
  });
  expect(changeForm(full, { areaId: 'A1', itemId: 'P1', systemCode: 'lift' })).toEqual(full);
});

test('R050 A23 the body has exactly the keys of the wire, with a trimmed reason', () => {
  expect(toApplication({ ...full, reason: ' 新任电梯管理员\n', more: 1 } as ApplicationForm)).toEqual(full);
  expect([isForWorkOrder('workorder'), isForWorkOrder('lift')]).toEqual([true, false]);
});

test('R050 only changes beyond what the URL prefilled count as unsaved work', () => {
  expect(isUntouched(EMPTY_FORM, {})).toBe(true);
  expect(isUntouched({ ...EMPTY_FORM, systemCode: 'lift' }, { systemCode: 'lift' })).toBe(true);
  expect(isUntouched({ ...EMPTY_FORM, systemCode: 'lift' }, { systemCode: 'af' })).toBe(false);
  expect(isUntouched({ ...EMPTY_FORM, skillIds: ['1'] }, {})).toBe(false);
});

test('R050 A31 a stored form is restored as far as it is valid', () => {
  expect(acceptForm(full)).toEqual(full);
  expect(acceptForm({ systemCode: 7, roleTypeIds: ['1', 2, ''], reason: '原因' })).toEqual({
    ...EMPTY_FORM,
    roleTypeIds: ['1'],
    reason: '原因',
  });
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const form = acceptForm(value);
      if (form) expect(toApplication(form)).toEqual({ ...form, reason: form.reason.trim() });
    }),
  );
});

test('R050 R230 a list with parents becomes a tree', () => {
  expect(
    toTree([
      { id: '2', name: '班组', parentId: '1' },
      { id: '1', name: '工程部', parentId: 'P1' },
      { id: '3', name: '', parentId: '3' },
    ]),
  ).toEqual([
    { value: '1', title: '工程部', children: [{ value: '2', title: '班组' }] },
    { value: '3', title: '3' },
  ]);
});

test.each([
  ['areaId', { areaId: '1' }],
  ['itemId', { itemId: '1' }],
  ['departmentId', { departmentId: '1' }],
  ['roleTypeIds', { roleTypeIds: ['1'] }],
  ['skillIds', { skillIds: ['1'] }],
  ['a role and a skill', { roleTypeIds: ['1'], skillIds: ['2'] }],
  ['reason', { reason: 'because' }],
  ['another system', { systemCode: 'mgr' }],
])('R050 a form with %s counts as unsaved work', (_, change) => {
  expect(isUntouched({ ...EMPTY_FORM, ...change }, { systemCode: 'lift' })).toBe(false);
});

test('R050 a blank reason, or a missing system that the URL named, is not unsaved work', () => {
  expect(isUntouched({ ...EMPTY_FORM, reason: '  ' }, { systemCode: 'lift' })).toBe(true);
  expect(isUntouched(EMPTY_FORM, { systemCode: 'lift' })).toBe(true);
});

test('R050 the own area, filled in by the portal, is not unsaved work; another one is', () => {
  const presets = { systemCode: 'lift', areaId: 'A1', itemId: 'P1' };
  expect(isUntouched({ ...EMPTY_FORM, areaId: 'A1', itemId: 'P1' }, presets)).toBe(true);
  expect(isUntouched({ ...EMPTY_FORM, areaId: 'A1', itemId: 'P2' }, presets)).toBe(false);
  expect(isUntouched({ ...EMPTY_FORM, areaId: 'A1', departmentId: 'D1' }, presets)).toBe(false);
});

test.each([
  ['工程部', 'P1'],
  ['班组', '2'],
  ['不存在', undefined],
  ['', undefined],
  // Two departments of this name: which one is meant is unknown.
  ['前台', undefined],
])('R050 the option named %j is %p', (name, expected) => {
  const tree = toTree([
    { id: 'P1', name: '工程部' },
    { id: '2', name: '班组', parentId: 'P1' },
    { id: '3', name: '前台' },
    { id: '4', name: '前台', parentId: 'P1' },
    { id: '5', name: '' },
  ]);
  expect(idOfName(tree, name)).toBe(expected);
});

test('R050 skills are sent as chosen', () => {
  expect(toApplication({ ...EMPTY_FORM, skillIds: ['1', '2'] }).skillIds).toEqual(['1', '2']);
});

describe('R235 T23 an application in the list is the one that was sent', () => {
  const listed = { ...full, reason: '', applyReason: ' 新任电梯管理员\n' } as never;
  const { applyReason: _, ...untold } = listed as Record<string, unknown>;

  test.each([
    ['with the same content', {}, true],
    ['with its roles in another order', { roleTypeIds: ['2', '1'] }, true],
    ['for another system', { systemCode: 'af' }, false],
    ['for another area', { areaId: 'A2' }, false],
    ['for another project', { itemId: 'P2' }, false],
    ['for another department', { departmentId: 'D2' }, false],
    ['with other roles', { roleTypeIds: ['1'] }, false],
    ['with a skill', { skillIds: ['9'] }, false],
    ['with another reason', { applyReason: '另一个原因' }, false],
  ])('%s', (_what, change, expected) =>
    expect(
      isSentAs({ ...full, roleTypeIds: ['1', '2'], skillIds: [] }, {
        ...(listed as object),
        roleTypeIds: ['1', '2'],
        ...change,
      } as never),
    ).toBe(expected),
  );

  test('is unknown without a reason, and false when another field differs', () => {
    expect(isSentAs(full as never, untold as never)).toBeUndefined();
    expect(isSentAs(full as never, { ...untold, areaId: 'A2' } as never)).toBe(false);
  });
});
