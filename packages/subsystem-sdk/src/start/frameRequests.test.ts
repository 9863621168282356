import { openFrame, response, settle } from '../../tests/openFrame.ts';
import type { FrameMessage } from './wire.ts';

const asked = ({ received }: { received: FrameMessage[] }) =>
  received.filter((message) => message.type === 'request').map(({ request }) => request);

test('every kind of body travels as what it is', async () => {
  const frame = openFrame();
  const form = new FormData();
  form.append('name', 'a');
  form.append('file', new File(['x'], 'a.txt'));
  const bytes = new Uint8Array([1, 2]).buffer;
  const blob = new Blob(['x']);
  for (const body of ['{}', bytes, blob, new URLSearchParams({ a: '1' }), form])
    void frame.context.request('/_base/x', { method: 'POST', headers: { 'X-A': '1' }, body }).catch(() => undefined);
  await settle();
  expect(asked(frame).map(({ body }) => body)).toEqual([
    { kind: 'plain', value: '{}' },
    { kind: 'plain', value: bytes },
    { kind: 'plain', value: blob },
    { kind: 'params', entries: [['a', '1']] },
    {
      kind: 'form',
      entries: [
        ['name', 'a'],
        ['file', expect.any(File), 'a.txt'],
      ],
    },
  ]);
  expect(asked(frame)[0]).toMatchObject({ method: 'POST', headers: [['x-a', '1']] });
  frame.stop();
});

test('the answer is a real one, the failure an error of its name', async () => {
  const { context, toFrame } = openFrame();
  const list = context.request('/_base/list');
  const none = context.request('/_base/none');
  const lost = context.request('/_base/lost');
  await settle();
  toFrame({ type: 'response', id: 1, response: response('{"status":"1"}') });
  toFrame({ type: 'response', id: 2, response: response(null, 204) });
  toFrame({ type: 'request-failed', id: 3, error: { name: 'TypeError', message: 'Failed to fetch' } });
  const answer = await list;
  expect(answer).toBeInstanceOf(Response);
  expect([answer.status, answer.url, answer.headers.get('Content-Type')]).toEqual([
    200,
    'https://api.example/list',
    'application/json',
  ]);
  expect(await answer.json()).toEqual({ status: '1' });
  expect((await none).status).toBe(204);
  await expect(lost).rejects.toThrow(new TypeError('Failed to fetch'));
});

test('the abort of a request that has ended is not sent', async () => {
  const { context, received, toFrame } = openFrame();
  const abort = new AbortController();
  const done = context.request('/_base/list', { signal: abort.signal });
  const failed = context.request('/_base/lost', { signal: abort.signal }).catch((error: Error) => error.name);
  await settle();
  toFrame({ type: 'response', id: 1, response: response('{}') });
  toFrame({ type: 'request-failed', id: 2, error: { name: 'TimeoutError', message: '' } });
  expect([(await done).status, await failed]).toEqual([200, 'TimeoutError']);
  abort.abort();
  expect(received.map(({ type }) => type)).toEqual(['request', 'request']);
  // A message that arrives twice is handled once.
  toFrame({ type: 'response', id: 1, response: response('{}', 500) });
});

test('an abort rejects with its own reason', async () => {
  const { context } = openFrame();
  const abort = new AbortController();
  const cut = context.request('/_base/slow', { signal: abort.signal });
  const early = context.request('/_base/slow', { signal: abort.signal });
  abort.abort('gone');
  await expect(cut).rejects.toBe('gone');
  await expect(early).rejects.toBe('gone');
});

test('a request that cannot be sent rejects, and is not cut off again at the end', async () => {
  const { context, port, stop } = openFrame();
  const abort = new AbortController();
  const refusal = new DOMException('no clone', 'DataCloneError');
  const post = jest.spyOn(port, 'postMessage').mockImplementation(() => {
    throw refusal;
  });
  await expect(context.request('/_base/x', { signal: abort.signal })).rejects.toBe(refusal);
  abort.abort();
  expect(post).toHaveBeenCalledTimes(1);
  stop();
});

test('the address is sent as text', async () => {
  const frame = openFrame();
  void frame.context.request(new URL('https://api.example/list') as never).catch(() => undefined);
  await settle();
  expect(frame.received).toEqual([
    { type: 'request', id: 1, address: 'https://api.example/list', request: { headers: [] } },
  ]);
  frame.stop();
});

test('what is cut off is told to the portal; the end cuts off everything', async () => {
  const { context, received, stop, port } = openFrame();
  const abort = new AbortController();
  const cut = context.request('/_base/slow', { signal: abort.signal });
  const left = context.request('/_base/slow');
  const ends = Promise.allSettled([cut, left]);
  await settle();
  abort.abort();
  expect(received.at(-1)).toEqual({ type: 'abort', id: 1 });
  await expect(context.request('/x', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  stop();
  for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
  await expect(context.request('/late')).rejects.toMatchObject({ name: 'AbortError' });
  expect(port.close).toHaveBeenCalled();
});
