import fc from 'fast-check';
import { accessDeniedAddress, knownState, readAccessDenial } from './accessDeniedAddress';

const search = (address: string) => address.slice(address.indexOf('?'));

test('R029 R173 the address carries state, code, name and message', () => {
  expect(accessDeniedAddress({ applyState: '0', systemCode: 'lift', systemName: '电梯', msg: 'a&b=<c>' })).toBe(
    '/help?applyState=0&systemCode=lift&systemName=%E7%94%B5%E6%A2%AF&msg=a%26b%3D%3Cc%3E',
  );
  expect(accessDeniedAddress({ applyState: '6' })).toBe('/help?applyState=6');
});

test('R029 a written address reads back the same, with values cut to their length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, msg) => {
      const read = readAccessDenial(search(accessDeniedAddress({ applyState: '5', systemName: name, msg })));
      expect(name.startsWith(read.systemName ?? '')).toBe(true);
      expect(msg.startsWith(read.msg ?? '')).toBe(true);
    }),
  );
});

test('R174 R175 T14 at most 500 characters of a message are read from a link', () => {
  const { msg } = readAccessDenial(`?applyState=0&msg=${'x'.repeat(8000)}`);
  expect(msg).toHaveLength(500);
});

test.each([
  ['0', '0'],
  ['4', '4'],
  ['5', '5'],
  ['6', '6'],
  ['99', '6'],
  ['', '6'],
  ['04', '6'],
  ['__proto__', '6'],
])('R052 R173 applyState %j is shown as %s', (applyState, shown) => {
  expect(knownState(readAccessDenial(`?applyState=${applyState}`).applyState)).toBe(shown);
});

test('R029 T14 values passed by the application win over the link', () => {
  const read = readAccessDenial('?applyState=0&msg=call+0900', { applyState: '4', systemName: '电梯' });
  expect(read).toEqual({ applyState: '4', systemName: '电梯', systemCode: undefined, msg: undefined });
  expect(readAccessDenial('?applyState=4', null).applyState).toBe('4');
  expect(readAccessDenial('?applyState=4', 'text').applyState).toBe('4');
});
