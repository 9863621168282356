import { wireHttp } from '../../../tests/support/http';
import { uploadCommonFile, uploadFile } from '../files';
import { cancelPending, pendingOverlay } from './index';

/** Fake XMLHttpRequest with a controllable transfer. */
class FakeTransfer {
  static all: FakeTransfer[] = [];
  method = '';
  address = '';
  headers: Record<string, string> = {};
  form: FormData | undefined;
  withCredentials = true;
  isAborted = false;
  status = 0;
  responseText = '';
  responseURL = '';
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor() {
    FakeTransfer.all.push(this);
  }
  open(method: string, address: string) {
    Object.assign(this, { method, address, responseURL: address });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  getResponseHeader(name: string) {
    return name === 'X-Request-Id' ? 'r-5' : null;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  respond(body: unknown, status = 200) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.onload?.();
  }
}

const uploaded = { id: 7, downloadUri: '/_files/7', originalFilename: '图.png', filename: '7.png', size: 3 };
const picture = () => new File(['abc'], '图.png', { type: 'image/png' });
const transfer = () => FakeTransfer.all[0]!;

beforeEach(() => {
  wireHttp();
  FakeTransfer.all = [];
  globalThis.XMLHttpRequest = FakeTransfer as unknown as typeof XMLHttpRequest;
});

test.each([
  ['R208', uploadFile, '/_base/system/fileInfoUpload/upload'],
  ['R209', uploadCommonFile, '/_base/api/common/uploadFile'],
])('%s a file is sent as one part of a form, with the token and without cookies', async (_row, send, path) => {
  const response = send(picture());
  expect(transfer()).toMatchObject({ method: 'POST', withCredentials: false });
  expect(new URL(transfer().address).pathname).toBe(path);
  expect(transfer().headers).toEqual({ ssotoken: 'persona-demo', accept: 'application/json' });
  expect([...transfer().form!.keys()]).toEqual(['file']);
  expect((transfer().form!.get('file') as File).name).toBe('图.png');
  expect(pendingOverlay.get()).toBe(0);
  transfer().respond({ status: '1', msg: '', data: uploaded });
  await expect(response).resolves.toEqual({ ...uploaded, id: '7' });
});

test('R208 progress is reported', async () => {
  const progress: number[] = [];
  const response = uploadFile(picture(), { onProgress: (fraction) => progress.push(fraction) });
  transfer().upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  transfer().upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  transfer().upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 });
  transfer().respond({ status: 1, data: uploaded });
  await response;
  expect(progress).toEqual([0.25, 1]);
});

test('F25 R208 R201 R312 an upload times out after 180 seconds', async () => {
  jest.useFakeTimers();
  const failed = uploadFile(picture()).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(179_999);
  expect(transfer().isAborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(transfer().isAborted).toBe(true);
  expect(await failed).toMatchObject({ name: 'TimeoutError', timeoutMs: 180_000 });
});

test('R208 F35 canceling aborts the transfer and reports nothing', async () => {
  const { failures } = wireHttp();
  const controller = new AbortController();
  const failed = uploadFile(picture(), { signal: controller.signal });
  controller.abort();
  await expect(failed).rejects.toMatchObject({ name: 'AbortedError' });
  expect(transfer().isAborted).toBe(true);
  expect(failures).toHaveLength(0);
});

test.each<[string, (all: FakeTransfer) => void, object]>([
  ['a broken line', (all) => all.onerror?.(), { name: 'NetworkError' }],
  [
    'a connection lost at 99 %',
    (all) => {
      all.upload.onprogress?.({ lengthComputable: true, loaded: 99, total: 100 });
      all.onerror?.();
    },
    { name: 'NetworkError' },
  ],
  ['too large', (all) => all.respond('', 413), { name: 'HttpStatusError', status: 413, requestId: 'r-5' }],
  ['refused', (all) => all.respond({ status: '0', msg: 'no' }), { name: 'EnvelopeError', msg: 'no', requestId: 'r-5' }],
  ['a page', (all) => all.respond('<html>'), { name: 'SchemaError' }],
  [
    'a record without an address',
    (all) => all.respond({ status: '1', data: { ...uploaded, downloadUri: '' } }),
    { name: 'SchemaError' },
  ],
  [
    'a response from another host',
    (all) => {
      all.responseURL = 'https://evil.example/';
      all.respond({ status: '1', data: uploaded });
    },
    { name: 'NetworkError' },
  ],
])('R208 F35 %s fails, is reported once, and is not sent again', async (_name, go, expected) => {
  const { failures } = wireHttp();
  const failed = uploadFile(picture()).catch((error: unknown) => error);
  go(transfer());
  expect(await failed).toMatchObject(expected);
  expect(failures).toHaveLength(1);
  expect(FakeTransfer.all).toHaveLength(1);
});

test('R208 R289 an expired session ends an upload like any call', async () => {
  const wired = wireHttp();
  const failed = uploadFile(picture());
  transfer().respond({ status: '201', msg: '' });
  await expect(failed).rejects.toMatchObject({ name: 'SessionExpiredError' });
  expect(wired.expired.count).toBe(1);
});

test('R208 a total of zero reports no progress', async () => {
  const progress: number[] = [];
  const response = uploadFile(picture(), { onProgress: (fraction) => progress.push(fraction) });
  transfer().upload.onprogress?.({ lengthComputable: true, loaded: 0, total: 0 });
  transfer().upload.onprogress?.({ lengthComputable: false, loaded: 1, total: 4 });
  transfer().respond({ status: 1, data: uploaded });
  await response;
  expect(progress).toEqual([]);
});

test('R178 R208 an upload holds the overlay only on request, and cannot be canceled there', async () => {
  const response = uploadFile(picture(), { overlay: true });
  expect(pendingOverlay.get()).toBe(1);
  cancelPending();
  expect(transfer().isAborted).toBe(false);
  transfer().respond({ status: 1, data: uploaded });
  await response;
  expect(pendingOverlay.get()).toBe(0);
});

test("R208 a response without a known address counts as the server's", async () => {
  const response = uploadFile(picture());
  transfer().responseURL = '';
  transfer().respond({ status: 1, data: uploaded });
  await expect(response).resolves.toMatchObject({ id: '7' });
});

test.each([{}, { originalFilename: null, size: -1 }])(
  'R208 A40 what the response lacks is known from the file (%j)',
  async (rest) => {
    const response = uploadFile(picture());
    transfer().respond({ status: 1, data: { id: 7, downloadUri: '/_files/7', ...rest } });
    const file = await response;
    expect(file).toMatchObject({ originalFilename: '图.png', size: 3 });
  },
);

test('R208 a connection failure keeps its cause', async () => {
  const failed = uploadFile(picture()).catch((error: unknown) => error);
  transfer().onerror?.();
  expect(await failed).toMatchObject({ name: 'NetworkError', cause: expect.any(Error) });
});
