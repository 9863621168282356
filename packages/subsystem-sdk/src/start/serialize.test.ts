import { serializeError, serializeRequest, deserializeError, deserializeResponse } from './serialize.ts';
import type { WireResponse } from './wire.ts';

describe('a request', () => {
  test('carries only what it was given', async () => {
    expect(await serializeRequest()).toEqual({ headers: [] });
    expect(await serializeRequest({ body: null, headers: { 'X-A': '1' } })).toEqual({ headers: [['x-a', '1']] });
    expect(Object.keys(await serializeRequest({ credentials: 'include', mode: 'cors' }))).toEqual(['headers']);
    expect(await serializeRequest({ method: 'PUT', cache: 'no-store', redirect: 'error', body: 'x' })).toEqual({
      headers: [],
      method: 'PUT',
      cache: 'no-store',
      redirect: 'error',
      body: { kind: 'plain', value: 'x' },
    });
  });

  test('an empty text is a body', async () => {
    expect((await serializeRequest({ body: '' })).body).toEqual({ kind: 'plain', value: '' });
  });

  test('a stream and a view of bytes are read to their end', async () => {
    const bytes = new TextEncoder().encode('text');
    for (const body of [new Response(bytes).body!, bytes]) {
      const packed = (await serializeRequest({ body })).body as { kind: string; value: ArrayBuffer };
      expect([packed.kind, new TextDecoder().decode(packed.value)]).toEqual(['plain', 'text']);
    }
  });

  test('the entries of a form and of parameters keep their order', async () => {
    const form = new FormData();
    form.append('a', '1');
    form.append('a', '2');
    expect((await serializeRequest({ body: form })).body).toEqual({
      kind: 'form',
      entries: [
        ['a', '1'],
        ['a', '2'],
      ],
    });
  });
});

describe('a response', () => {
  const wire = (change: Partial<WireResponse>): WireResponse => ({
    status: 200,
    statusText: '',
    headers: [],
    url: 'https://api.example/list',
    redirected: false,
    body: new TextEncoder().encode('x').buffer as ArrayBuffer,
    ...change,
  });

  test.each([204, 205, 304])('with status %i has no body', async (status) => {
    const response = deserializeResponse(wire({ status }));
    expect([response.status, response.body]).toEqual([status, null]);
  });

  test('has status, text of the status, address and whether it was redirected', async () => {
    const response = deserializeResponse(wire({ status: 201, statusText: 'Created', redirected: true }));
    expect([response.status, response.statusText, response.url, response.redirected]).toEqual([
      201,
      'Created',
      'https://api.example/list',
      true,
    ]);
    expect(await response.text()).toBe('x');
    expect(deserializeResponse(wire({})).redirected).toBe(false);
  });
});

describe('an error', () => {
  test.each([
    ['AbortError', DOMException],
    ['TimeoutError', DOMException],
    ['TypeError', TypeError],
    ['RangeError', Error],
    ['Error', Error],
  ])('named %s keeps its name, its message and its class', (name, kind) => {
    const error = deserializeError({ name, message: 'why' });
    expect(error).toBeInstanceOf(kind);
    expect([error.name, error.message]).toEqual([name, 'why']);
    if (name === 'RangeError') expect(error).not.toBeInstanceOf(TypeError);
  });

  test.each([
    [new TypeError('why'), { name: 'TypeError', message: 'why' }],
    [
      { name: 'Custom', message: 'why' },
      { name: 'Custom', message: 'why' },
    ],
    [
      { name: 7, message: 8 },
      { name: 'Error', message: '[object Object]' },
    ],
    ['text', { name: 'Error', message: 'text' }],
    [null, { name: 'Error', message: 'null' }],
    [undefined, { name: 'Error', message: 'undefined' }],
    [
      { name: 'n'.repeat(61), message: 'm'.repeat(301) },
      { name: 'n'.repeat(60), message: 'm'.repeat(300) },
    ],
  ])('%p travels as %p', (thrown, wire) => {
    expect(serializeError(thrown)).toEqual(wire);
  });
});
