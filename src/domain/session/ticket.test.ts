import fc from 'fast-check';
import { parseTicket } from './ticket';

const encode = (value: string) => Buffer.from(value, 'utf8').toString('base64');
const BOUND = { binding: 'bound', bipNum: null, isReadable: false };

describe('A20 R156 T25 login ticket', () => {
  test.each([
    ['x,bip,false', 'unbound'],
    ['x,bip,true', 'bound'],
    ['x,y,false', 'bound'],
    ['x,BIP,false', 'bound'],
    ['x,bip,FALSE', 'bound'],
    ['x,bip,', 'bound'],
  ])('%s is %s', (triple, binding) => expect(parseTicket(encode(triple))).toMatchObject({ binding, isReadable: true }));

  test('the number of the account is its first item', () =>
    expect(parseTicket(encode('工号 7,bip,false'))).toEqual({
      binding: 'unbound',
      bipNum: '工号 7',
      isReadable: true,
    }));

  test('a missing ticket counts as bound', () => {
    for (const nothing of [undefined, null, ''])
      expect(parseTicket(nothing)).toEqual({ binding: 'bound', bipNum: null, isReadable: true });
  });

  test.each([
    ['no Base64', 'x,bip,false'],
    ['two items', encode('bip,false')],
    ['four items', encode('x,bip,false,more')],
    ['no UTF-8', Buffer.from([0xff, 0xfe, 0x2c]).toString('base64')],
    ['cut off', encode('x,bip,false').slice(0, 5)],
    ['5 MB', 'A'.repeat(5_000_000)],
    ['a number', 7],
    ['true', true],
    ['an object', { toString: () => encode('x,bip,false') }],
    ['a list', [encode('x,bip,false')]],
  ])('%s counts as bound and unreadable', (_, ticket) => expect(parseTicket(ticket)).toEqual(BOUND));

  test("1000 arbitrary tickets never throw, and only a readable triple with 'false' is unbound", () => {
    const triple = fc.tuple(fc.string(), fc.constantFrom('bip', 'other', ''), fc.constantFrom('false', 'true', ''));
    const ticket = fc.oneof(
      fc.anything(),
      fc.base64String(),
      fc.string().map(encode),
      triple.map((t) => encode(t.join(','))),
    );
    fc.assert(
      fc.property(ticket, (value) => {
        const parsed = parseTicket(value);
        expect(['bound', 'unbound']).toContain(parsed.binding);
        const isUnbound = typeof value === 'string' && Buffer.from(value, 'base64').toString().endsWith(',bip,false');
        if (parsed.binding === 'unbound') expect(isUnbound).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
