import fc from 'fast-check';
import { readMessage, verificationAddress } from '.';

const frame = { source: 'portal-verification', version: 1 };
const types = ['switch', 'close', 'success', 'login-over', 'save-over'];
const codes = ['id-required', 'id-invalid', 'data-abnormal'];

describe('A35 R165 R170 T12 messages of the verification page', () => {
  test.each(types)('%s is read', (type) => expect(readMessage({ ...frame, type })).toEqual({ type }));

  test.each(codes)('an error with %s is read', (code) =>
    expect(readMessage({ ...frame, type: 'error', code })).toEqual({ type: 'error', code }),
  );

  test('other fields of a message are dropped', () =>
    expect(readMessage({ ...frame, type: 'close', code: 'id-required', html: '<b>' })).toEqual({ type: 'close' }));

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'close'],
    ['JSON as text', JSON.stringify({ ...frame, type: 'close' })],
    ['a list', [{ ...frame, type: 'close' }]],
    ['no source', { version: 1, type: 'close' }],
    ['another source', { ...frame, source: 'portal', type: 'close' }],
    ['no version', { source: 'portal-verification', type: 'close' }],
    ['another version', { ...frame, version: 2, type: 'close' }],
    ['the version as text', { ...frame, version: '1', type: 'close' }],
    ['no type', frame],
    ['an unknown type', { ...frame, type: 'logout' }],
    ['the type in capitals', { ...frame, type: 'CLOSE' }],
    ['an inherited name as type', { ...frame, type: 'toString' }],
    ['an error without a code', { ...frame, type: 'error' }],
    ['an error with an unknown code', { ...frame, type: 'error', code: '<img src=x>' }],
    ['an error with an inherited name', { ...frame, type: 'error', code: '__proto__' }],
    ['a list of codes', { ...frame, type: 'error', code: ['id-required'] }],
    ['inherited properties', Object.create({ ...frame, type: 'login-over' })],
  ])('%s is not a message', (_, data) => expect(readMessage(data)).toBeNull());

  test('any input gives one of the eight messages or null', () => {
    const near = fc.record(
      {
        source: fc.constantFrom<unknown>('portal-verification', 'x', 1),
        version: fc.constantFrom<unknown>(1, '1', 2),
        type: fc.oneof(fc.constantFrom<unknown>(...types, 'error'), fc.anything()),
        code: fc.oneof(fc.constantFrom<unknown>(...codes), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(near, fc.anything()), (data) => {
        const message = readMessage(data);
        if (message === null) return;
        expect([...types, 'error']).toContain(message.type);
        if (message.type === 'error') expect(codes).toContain(message.code);
        expect((data as typeof frame).source).toBe('portal-verification');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('R163 T1 T13 address of the embedded page', () => {
  const own = 'https://portal.example';
  const page = 'https://verify.example/identity';

  test('carries the language and the ticket', () =>
    expect(verificationAddress(page, own, { language: 'zh-CN', ticket: 'abc-1' })?.href).toBe(
      'https://verify.example/identity?lang=zh-CN&ticket=abc-1',
    ));

  test('existing query parameters are kept', () =>
    expect(verificationAddress(`${page}?a=1`, own, { language: 'en-US' })?.search).toBe('?a=1&lang=en-US'));

  test.each([undefined, null, 7, '', 'a b', 'x'.repeat(513), '<script>', { toString: () => 'abc' }])(
    'a ticket like %p is left out',
    (ticket) => expect(verificationAddress(page, own, { language: 'zh-CN', ticket })?.search).toBe('?lang=zh-CN'),
  );

  test.each([
    'https://portal.example/identity',
    '/identity',
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://someone@verify.example/',
  ])('%j is not embedded', (address) => expect(verificationAddress(address, own, { language: 'zh-CN' })).toBeNull());
});
