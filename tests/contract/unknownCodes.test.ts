import { decideAccess, knownState } from '../../src/domain/access';
import { manualSourceOf } from '../../src/domain/manual/source';
import { noticeTone } from '../../src/domain/notice/display';
import { actionsFor, stateOf } from '../../src/domain/notice/lifeCycle';
import { identityOf } from '../../src/domain/profile';
import { serverEntry } from '../../src/domain/subsystem/schema';
import { readTodoView } from '../../src/domain/todo/todoList';
import { userInfo } from '../../src/domain/user/schema';
import { readEnvelope } from '../../src/domain/wire';
import { avatarKind } from '../../src/shell/navigation/user-menu/Avatar';

// Codes that the server may send in the future: each unknown code has one defined meaning.

const person = { telephone: '13800138000', userName: '王小明', jobNum: 'A1' };
const stateOfPerson = (zattestState: unknown) =>
  identityOf(userInfo.parse({ ...person, sex: 1, zattestState }).identityState);
const drawingOf = (sex: unknown) => avatarKind(userInfo.parse({ ...person, sex, zattestState: 0 }).sex);
const entry = { id: 1, systemCode: 'lift', systemName: '电梯', orderNumber: 1, icon: '' };
const isInMainRow = (isShow: unknown) => serverEntry.parse({ ...entry, isShow, isFixed: 0, isByd: 0 }).isShow;
const isWorkOrderApp = (isByd: unknown) => serverEntry.parse({ ...entry, isShow: 1, isFixed: 0, isByd }).isByd;
const helpFor = (isLimit: unknown) => {
  const decision = decideAccess({ status: '1', msg: '', data: { isLimit, reasonsRejection: '' } });
  return !decision.allowed && !decision.failed ? knownState(decision.applyState) : decision;
};

/** A field, the code, how it is read, and its meaning. Numbers and text are equivalent (A7). */
const codes: [field: string, code: unknown, read: (code: unknown) => unknown, meaning: unknown][] = [
  ['columnCode', 9, noticeTone, 'blue'],
  ['columnCode', 'x', noticeTone, 'blue'],
  ['source', 99, manualSourceOf, null],
  ['source', '0', manualSourceOf, null],
  ['source', 'x', manualSourceOf, null],
  ['zattestState', 7, stateOfPerson, 'verified'],
  ['zattestState', '7', stateOfPerson, 'verified'],
  ['zattestState', 'x', stateOfPerson, 'unknown'],
  ['zattestState', { a: 1 }, stateOfPerson, 'unknown'],
  ['sex', 3, drawingOf, 'neutral'],
  ['sex', '3', drawingOf, 'neutral'],
  ['sex', null, drawingOf, 'neutral'],
  ['isShow', 5, isInMainRow, false],
  ['isShow', 'x', isInMainRow, false],
  ['isByd', 2, isWorkOrderApp, false],
  ['applyState', 'x', (state) => knownState(String(state)), '6'],
  ['applyState', '1', (state) => knownState(String(state)), '6'],
  ['isLimit', 9, helpFor, '6'],
  ['isLimit', 'x', helpFor, '6'],
  ['status of a notice', '9', (status) => stateOf({ status: String(status) }), 'unknown'],
  ['status of a notice', '9', (status) => actionsFor(stateOf({ status: String(status) })), ['preview']],
  ['status of an answer', 9, (status) => readEnvelope('base', { status, msg: 'no' })?.isOk, false],
  ['code of an answer', 'x', (code) => readEnvelope('portal', { code, msg: 'no' })?.isOk, false],
  ['view of the tasks', 'x', (view) => readTodoView(`?view=${String(view)}`), 'pending'],
];

test.each(codes)('F28 %s %j has a meaning of its own', (_field, code, read, meaning) => {
  expect(read(code)).toEqual(meaning);
});
