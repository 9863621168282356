import { fakeFetch, jsonResponse, wireHttp } from '../../../tests/support/http';
import { downloadFile, pendingOverlay, readFile } from './index';

/** Captures what would be saved: the clicked anchor and its blob. */
function watchSaving() {
  const saved: { name: string; href: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  let count = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:test-${(count += 1)}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  const revoked = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href, blob: blobs.get(this.href)! });
  });
  return { saved, revoked };
}

const file = (content = 'content', headers: Record<string, string> = {}) =>
  new Response(content, {
    headers: { 'Content-Type': 'text/html', 'Content-Length': String(content.length), ...headers },
  });

beforeEach(() => void wireHttp());

test('R285 R009 a file is saved under its own name, with a type that cannot run, and without the token', async () => {
  const { saved, revoked } = watchSaving();
  const { sent } = fakeFetch(() => file());
  jest.useFakeTimers();
  await downloadFile({ uri: '/_files/w1/1', name: '操作手册.pdf' });
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    name: '操作手册.pdf',
    blob: expect.objectContaining({ type: 'application/octet-stream' }),
  });
  await expect(saved[0]?.blob.text()).resolves.toBe('content');
  expect([...sent[0]!.headers]).toEqual([]);
  expect(sent[0]?.init).toMatchObject({ credentials: 'omit', redirect: 'error' });
  expect(document.querySelector('a')).toBeNull();
  expect(revoked).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:test-1');
});

test.each([
  ['https://files.elsewhere.example/1', '/_files'],
  ['/_base/attachment/1', '/_base'],
])('R285 R204 a file address never gets the token: %s', async (uri) => {
  watchSaving();
  const { sent } = fakeFetch(() => file());
  await downloadFile({ uri, name: 'a' });
  expect(sent[0]?.headers.has('ssoToken')).toBe(false);
});

test.each([
  ['Content-Disposition', { 'Content-Disposition': "attachment; filename*=UTF-8''%E6%89%8B%E5%86%8C.pdf" }, '手册.pdf'],
  ['the address', {}, '第一.pdf'],
])('R285 without a name the file gets that of %s', async (_source, headers, expected) => {
  const { saved } = watchSaving();
  fakeFetch(() => file('x', headers));
  await downloadFile({ uri: '/_files/%E7%AC%AC%E4%B8%80.pdf' });
  expect(saved[0]?.name).toBe(expected);
});

test.each([
  [{ status: '0', msg: '文件不存在' }, '文件不存在'],
  [{ status: 0, msg: 'gone' }, 'gone'],
  [{ code: 500, msg: 'portal' }, 'portal'],
])('R285 an error %j instead of a file is thrown and nothing is saved', async (body, msg) => {
  const { saved } = watchSaving();
  const { failures } = wireHttp();
  fakeFetch(() => jsonResponse(body));
  await expect(downloadFile({ uri: '/_files/1', name: 'a.pdf' })).rejects.toMatchObject({ name: 'EnvelopeError', msg });
  expect(saved).toHaveLength(0);
  expect(failures).toMatchObject([{ error: { msg }, call: { name: 'downloadFile' } }]);
});

test.each([
  [
    'one that the server sends as an attachment',
    { status: '0' },
    { 'Content-Disposition': 'attachment; filename=a.json' },
  ],
  ['one that is no error', [1, 2], {}],
])('R285 a file that is JSON is saved: %s', async (_name, body, headers) => {
  const { saved } = watchSaving();
  fakeFetch(() => jsonResponse(body, { headers: headers as Record<string, string> }));
  await downloadFile({ uri: '/_files/a.json', name: 'a.json' });
  expect(saved).toHaveLength(1);
});

test('R285 R289 a file host cannot end the session, an API base can', async () => {
  watchSaving();
  const wired = wireHttp();
  fakeFetch(() => jsonResponse({ status: '201', msg: '' }));
  await expect(downloadFile({ uri: '/_files/1' })).rejects.toMatchObject({ name: 'EnvelopeError' });
  expect(wired.expired.count).toBe(0);
  await expect(downloadFile({ uri: '/_base/file/1' })).rejects.toMatchObject({ name: 'SessionExpiredError' });
  expect(wired.expired.count).toBe(1);
});

test('R285 R289 several files refused because the session expired end it once', async () => {
  watchSaving();
  const wired = wireHttp();
  fakeFetch(() => jsonResponse({ status: '201', msg: '' }));
  await Promise.allSettled([1, 2, 3].map((id) => downloadFile({ uri: `/_base/file/${id}` })));
  expect(wired.expired.count).toBe(1);
});

test('R285 a file with a dangerous name is saved under a safe one', async () => {
  const { saved } = watchSaving();
  fakeFetch(() => file());
  await downloadFile({ uri: '/_files/1', name: '../\u202Egpj.exe..' });
  await downloadFile({ uri: '/_files/..%2F..%2Fx%00.txt' });
  expect(saved.map(({ name }) => name)).toEqual(['_gpj.exe', '_.._x.txt']);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'file:///etc/passwd', '', ' ', 'http://'])(
  'R285 %j is not the address of a file',
  async (uri) => {
    const { saved } = watchSaving();
    const { sent } = fakeFetch(() => file());
    await expect(downloadFile({ uri, name: 'a' })).rejects.toMatchObject({ name: 'SchemaError' });
    expect(sent).toHaveLength(0);
    expect(saved).toHaveLength(0);
  },
);

test('R285 R009 progress is reported and the file is complete', async () => {
  const { saved } = watchSaving();
  fakeFetch(() => {
    const chunks = ['ab', 'cd', 'efgh'].map((text) => new TextEncoder().encode(text));
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    });
    return new Response(body, { headers: { 'Content-Length': '8' } });
  });
  const progress: number[] = [];
  await downloadFile({ uri: '/_files/1', name: 'a', onProgress: (fraction) => progress.push(fraction) });
  expect(progress).toEqual([0.25, 0.5, 1]);
  await expect(saved[0]?.blob.text()).resolves.toBe('abcdefgh');
});

test('F25 R201 R285 a file download times out after 60 seconds', async () => {
  jest.useFakeTimers();
  fakeFetch(() => 'never');
  const ended = jest.fn();
  const failed = downloadFile({ uri: '/_files/1' }).catch((error: unknown) => error);
  void failed.then(ended);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await failed).toMatchObject({ name: 'TimeoutError', timeoutMs: 60_000 });
});

test('R285 a canceled download saves nothing and reports nothing', async () => {
  const { saved } = watchSaving();
  const { failures } = wireHttp();
  fakeFetch(() => 'never');
  const controller = new AbortController();
  const failed = downloadFile({ uri: '/_files/1', signal: controller.signal });
  expect(pendingOverlay.get()).toBe(0);
  controller.abort();
  await expect(failed).rejects.toMatchObject({ name: 'AbortedError' });
  expect(failures).toHaveLength(0);
  expect(saved).toHaveLength(0);
});

test('R285 a missing file fails with its status', async () => {
  const { saved } = watchSaving();
  fakeFetch(() => new Response('gone', { status: 404, headers: { 'X-Request-Id': 'r-9' } }));
  await expect(downloadFile({ uri: '/_files/1' })).rejects.toMatchObject({ status: 404, requestId: 'r-9' });
  expect(saved).toHaveLength(0);
});

describe('R285 an error instead of a file', () => {
  const failing = (response: () => Response) => {
    const { saved } = watchSaving();
    fakeFetch(response);
    return { saved, error: downloadFile({ uri: '/_files/1', name: 'a' }).catch((error: unknown) => error) };
  };
  const refusal = { status: '0', msg: 'no' };

  test.each(['application/json;charset=UTF-8', 'APPLICATION/JSON', 'application/problem+json'])(
    'is read if its type is %s',
    async (type) => {
      const { error } = failing(() => jsonResponse(refusal, { headers: { 'Content-Type': type } }));
      expect(await error).toMatchObject({ name: 'EnvelopeError', msg: 'no' });
    },
  );

  test.each([
    ['another type', 'application/jsonlines', refusal],
    ['no type that says so', 'text/plain', refusal],
    ['more than an error ever has', 'application/json', { ...refusal, more: 'x'.repeat(64 * 1024) }],
  ])('is a file with %s', async (_, type, body) => {
    const { saved, error } = failing(() => jsonResponse(body, { headers: { 'Content-Type': type } }));
    expect(await error).toBeUndefined();
    expect(saved).toHaveLength(1);
  });

  test('is a file only if the server sends it as an attachment', async () => {
    const named = (disposition: string) =>
      failing(() => jsonResponse(refusal, { headers: { 'Content-Disposition': disposition } })).error;
    expect(await named(' ATTACHMENT; filename=a.json')).toBeUndefined();
    expect(await named('inline; x=attachment')).toMatchObject({ name: 'EnvelopeError' });
  });

  test('is at most 64 KiB long: a larger page of the API is not searched for the end of the session', async () => {
    const LIMIT = 64 * 1024;
    const ofSize = (size: number) => {
      const body = JSON.stringify({ status: '201', more: '' });
      return body.replace('""', `"${'x'.repeat(size - body.length)}"`);
    };
    const read = async (size: number, status: number) => {
      wireHttp();
      const headers = { 'Content-Type': 'application/json' };
      fakeFetch(() => new Response(ofSize(size), { status, headers }));
      return readFile({ uri: '/_base/file/1' }).then(
        () => 'a file',
        (error: Error) => error.name,
      );
    };
    expect(await read(LIMIT, 401)).toBe('SessionExpiredError');
    expect(await read(LIMIT + 1, 401)).toBe('HttpStatusError');
    expect(await read(LIMIT, 200)).toBe('SessionExpiredError');
    expect(await read(LIMIT + 1, 200)).toBe('a file');
  });

  test('carries the request id', async () => {
    const { error } = failing(() => jsonResponse(refusal, { headers: { 'X-Request-Id': 'r-3' } }));
    expect(await error).toMatchObject({ requestId: 'r-3' });
  });

  test('from the API ends the session even with an HTTP error status, and carries Retry-After', async () => {
    const wired = wireHttp();
    fakeFetch(() => jsonResponse({ status: '201' }, { status: 401 }));
    await expect(readFile({ uri: '/_base/file/1' })).rejects.toMatchObject({ name: 'SessionExpiredError' });
    expect(wired.expired.count).toBe(1);
    wireHttp();
    fakeFetch(() => new Response('', { status: 429, headers: { 'Retry-After': '60' } }));
    await expect(readFile({ uri: '/_files/1' })).rejects.toMatchObject({ status: 429, retryAfterMs: 60_000 });
  });
});

describe('R285 reading a file', () => {
  test('returns its bytes, saves nothing and reports the progress', async () => {
    const { saved } = watchSaving();
    fakeFetch(() => file('content'));
    const progress: number[] = [];
    const blob = await readFile({ uri: '/_files/1', onProgress: (fraction) => progress.push(fraction) });
    expect([await blob.text(), blob.type, progress]).toEqual(['content', 'application/octet-stream', [1]]);
    expect(saved).toHaveLength(0);
  });

  test.each(['0', 'x', '-1'])('reports no progress if its length is %s', async (length) => {
    fakeFetch(() => file('content', { 'Content-Length': length }));
    const onProgress = jest.fn();
    expect(await (await readFile({ uri: '/_files/1', onProgress })).text()).toBe('content');
    expect(onProgress).not.toHaveBeenCalled();
  });

  test('never reports more than 100 %, and nothing for an error', async () => {
    const progress: number[] = [];
    const onProgress = (fraction: number) => void progress.push(fraction);
    fakeFetch(() => file('content', { 'Content-Length': '3' }));
    await readFile({ uri: '/_files/1', onProgress });
    fakeFetch(() => new Response('gone', { status: 404, headers: { 'Content-Length': '4' } }));
    await expect(readFile({ uri: '/_files/1', onProgress })).rejects.toMatchObject({ status: 404 });
    expect(progress).toEqual([1]);
  });

  test('is retried after a network failure, and dropped during sign-out', async () => {
    jest.useFakeTimers();
    let count = 0;
    const { sent } = fakeFetch(() => ((count += 1) === 1 ? 'unreachable' : file()));
    const read = readFile({ uri: '/_files/1' });
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await read).size).toBe(7);
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET']);
    let isSigningOut = false;
    wireHttp({ isSigningOut: () => isSigningOut });
    fakeFetch(() => {
      isSigningOut = true;
      return file();
    });
    await expect(readFile({ uri: '/_files/1' })).rejects.toMatchObject({ name: 'AbortedError' });
  });

  test('without an address names the missing field', async () => {
    await expect(readFile({ uri: 'ftp://x/1' })).rejects.toThrow('Not the address of a file: downloadUri');
  });
});

test.each([
  ['  手册.pdf ', '手册.pdf'],
  ['  ', '第一.pdf'],
  ['', '第一.pdf'],
])('R285 a name of %j saves the file as %s', async (name, expected) => {
  const { saved } = watchSaving();
  fakeFetch(() => file());
  await downloadFile({ uri: '/_files/%E7%AC%AC%E4%B8%80.pdf', name });
  expect(saved[0]?.name).toBe(expected);
});

test('R285 an address that cannot be decoded gives the name as it is spelled', async () => {
  const { saved } = watchSaving();
  fakeFetch(() => file());
  await downloadFile({ uri: '/_files/100%.pdf' });
  expect(saved[0]?.name).toBe('100%.pdf');
});

test('R285 F47 many files are passed to the browser at the rate that it accepts', async () => {
  jest.useFakeTimers();
  // Later than the downloads of earlier tests; must be the last test, because its clock is ahead of real time.
  jest.advanceTimersByTime(600_000);
  const { saved } = watchSaving();
  fakeFetch(() => file());
  const all = Array.from({ length: 12 }, (_, index) => downloadFile({ uri: `/_files/${index}`, name: `${index}` }));
  await jest.advanceTimersByTimeAsync(900);
  expect(saved).toHaveLength(5);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(saved).toHaveLength(10);
  await jest.advanceTimersByTimeAsync(1_000);
  await Promise.all(all);
  expect(saved.map(({ name }) => name)).toEqual(all.map((_, index) => `${index}`));
});
