import { plainEndpoints } from '../../mock/_data/define';
import type { MockRequest, MockResponse } from '../../mock/_data/http';
import { MockHost, newDataset } from './mockServer';

const host = new MockHost();
beforeAll(() => host.start());
afterAll(() => host.stop());

const linksOf = (page: string) =>
  [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
const read = async (path: string, headers: Record<string, string> = {}) => (await host.fetch(path, { headers })).text();

test('A19 the sign-in page offers the six personas, each by a plain link to the portal’s root', async () => {
  const links = linksOf(await read('/_idp/login?entityId=portal&returnUrl=http%3A%2F%2Flocalhost%2F'));
  expect(links.filter((href) => href.includes('ssoToken'))).toEqual([
    '/?ssoToken=persona-demo',
    '/?ssoToken=persona-restricted',
    '/?ssoToken=persona-unbound',
    '/?ssoToken=persona-review',
    '/?ssoToken=persona-unverified',
    '/?ssoToken=persona-nophone',
  ]);
});

test('A19 the dataset selected on the sign-in page is in every token; an invalid one counts as none', async () => {
  expect(linksOf(await read('/_idp/login?dataset=wab-1'))).toContain('/?ssoToken=persona-demo.wab-1');
  expect(linksOf(await read('/_idp/login?dataset=3'))).toContain('/?ssoToken=persona-demo.w3');
  const page = await read(
    `/_idp/login?dataset=${encodeURIComponent('"><script>alert(1)</script>')}&returnUrl=${encodeURIComponent('"><b>')}`,
  );
  expect(linksOf(page)).toContain('/?ssoToken=persona-demo');
  expect(page).not.toMatch(/<script|"><b>/);
});

test('the pages use the language of the browser or of the address', async () => {
  expect(await read('/_idp/login', { 'Accept-Language': 'zh-TW,zh;q=0.9' })).toContain('选择身份登录');
  expect(await read('/_idp/login', { 'Accept-Language': 'de,zh;q=0.9' })).toContain('Choose who signs in');
  expect(await read('/_mock/?lang=zh', { 'Accept-Language': 'en' })).toContain('模拟故障');
});

test.each(['/_idp/login', '/_idp/logout', '/_mock/', '/_sites/iot'])(
  'the page %s needs no script, loads nothing and forbids type sniffing',
  async (path) => {
    const response = await host.fetch(path);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toMatch(/<script|\son\w+=|src=/);
  },
);

test('R152 signing out at the provider redirects to the portal’s login address', async () => {
  const returnUrl = encodeURIComponent(`${host.origin}/#/login`);
  const response = await host.fetch(`/_idp/logout?redirectToLogin=true&entityId=portal&returnUrl=${returnUrl}`);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/#/login']);
});

test.each([
  'https://evil.example/#/login',
  '//evil.example/',
  '/\\evil.example/',
  'http:///evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
])('T9 signing out at the provider does not redirect to "%s"', async (returnUrl) => {
  const response = await host.fetch(
    `/_idp/logout?redirectToLogin=true&entityId=portal&returnUrl=${encodeURIComponent(returnUrl)}&lang=zh`,
  );
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('您已退出登录');
});

test('T9 a return address with its own host and a doubled slash stays on the portal', async () => {
  const returnUrl = encodeURIComponent(`${host.origin}//evil.example/`);
  expect((await host.fetch(`/_idp/logout?redirectToLogin=true&returnUrl=${returnUrl}`)).status).toBe(200);
});

test('R082 an external site shows the visitor, with the token masked', async () => {
  const page = await read(
    `/_sites/fire-safety?${new URLSearchParams({ userName: '张 三&x<b>', ssoToken: 'persona-demo.w12345' })}`,
  );
  expect(page).toContain('张 三&amp;x&lt;b&gt;');
  expect(page).toContain('pers••••••••');
  expect(page).not.toContain('persona-demo.w12345');
});

test('an unknown site gives 404', async () => {
  expect((await host.fetch('/_sites/constructor')).status).toBe(404);
});

test('R009 R115 R285 every attachment is served under its own name with the right size', async () => {
  const { token } = newDataset();
  const ask = async (endpoint: string, data: object) => (await host.ask(endpoint, { token, data })).data;
  const manuals = (await ask('GET /_base/api/knlKnowledgeNew/2.0/list', { pageSize: 100 })).records;
  const notices = await Promise.all([128, 127, 126, 71].map((id) => ask('GET /_base/new/notice/2.0/detail', { id })));
  const files = [
    ...manuals.flatMap((each: { uploadAttachment: [] }) => each.uploadAttachment),
    ...notices.flatMap((each) => each.fileUrlFiles ?? []),
  ];
  expect(files.length).toBeGreaterThan(35);
  for (const { downloadUri, originalFilename, size } of files as {
    downloadUri: string;
    originalFilename: string;
    size: number;
  }[]) {
    const response = await host.fetch(downloadUri);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const [, name = ''] =
      /^attachment; .*filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    expect(decodeURIComponent(name)).toBe(originalFilename);
    expect((await response.arrayBuffer()).byteLength).toBe(size);
  }
});

test.each([
  ['lift-rescue', /^%PDF-1\.4[\s\S]+%%EOF\n$/],
  ['sign-up', /^PK\u0003\u0004[\s\S]+xl\/workbook\.xml/],
  ['course-plan', /^PK\u0003\u0004[\s\S]+word\/document\.xml/],
])('the bytes of %s match its file type', async (id, pattern) => {
  expect(Buffer.from(await (await host.fetch(`/_files/${id}`)).arrayBuffer()).toString('latin1')).toMatch(pattern);
});

test('R285 one file responds with an error instead of its bytes, another has a hostile name, a third does not exist', async () => {
  expect(await (await host.fetch('/_files/expired')).json()).toMatchObject({
    status: '0',
    msg: expect.stringContaining('文件已失效'),
  });
  const name = (await host.fetch('/_files/odd-name')).headers.get('content-disposition') ?? '';
  expect(decodeURIComponent(name.split("UTF-8''")[1] ?? '')).toMatch(/^\.\.\\\.\.\/.*[<>|?*].*\u202E/);
  expect((await host.fetch('/_files/unknown')).status).toBe(404);
});

const upload = async (name: string, type: string, content: string, token = newDataset().token) => {
  const form = new FormData();
  form.set('file', new File([content], name, { type }));
  const response = await host.fetch('/_base/system/fileInfoUpload/upload', {
    method: 'POST',
    headers: { ssoToken: token },
    body: form,
  });
  return (await response.json()) as {
    status: string;
    msg: string;
    data: { downloadUri: string; originalFilename: string; size: number };
  };
};

test('R208 an uploaded file is returned byte for byte under its Chinese name', async () => {
  const { data } = await upload('巡检照片（一）.txt', 'text/plain', '内容 content');
  expect(data).toMatchObject({ originalFilename: '巡检照片（一）.txt', size: Buffer.byteLength('内容 content') });
  expect(await (await host.fetch(data.downloadUri)).text()).toBe('内容 content');
});

test('T16 an uploaded SVG or HTML file is downloaded, never shown', async () => {
  for (const [name, type] of [
    ['a.svg', 'image/svg+xml'],
    ['a.html', 'text/html'],
    ['a.png.html', 'image/png'],
  ] as const) {
    const { data } = await upload(name, type, '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const response = await host.fetch(data.downloadUri);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(response.headers.get('content-type')).not.toContain('text/html');
  }
});

test('R208 an empty upload is refused', async () => {
  expect(await upload('a.txt', 'text/plain', '')).toMatchObject({ status: '0', msg: '文件内容为空，请重新选择' });
});

test('R010 cover images and icons are SVG that the page may show', async () => {
  for (const path of ['/_files/cover-lift-1', '/_files/icons/workorder']) {
    expect((await host.fetch(path)).headers.get('content-type')).toBe('image/svg+xml');
  }
  expect((await host.fetch('/_files/icons/__proto__')).status).toBe(404);
});

test('F9 the receiver of reports keeps the newest hundred events and refuses what is no batch', async () => {
  const post = (body: unknown) =>
    host.fetch('/_mock/events', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const event = (index: number) => ({ kind: 'error', owner: 'subsystem', region: 'lift', name: `Error ${index}` });
  for (let index = 0; index < 6; index++)
    expect((await post({ events: Array.from({ length: 20 }, (_, at) => event(index * 20 + at)) })).status).toBe(200);
  const { events } = JSON.parse(await read('/_mock/events')) as { events: { name: string; region: string }[] };
  expect(events).toHaveLength(100);
  expect(events[0]).toMatchObject({ region: 'lift', name: 'Error 100' });
  for (const wrong of [{}, { events: 'all' }, { events: [{ name: 'x'.repeat(20_000) }] }])
    expect((await post(wrong)).status).toBe(400);
});

test('the panel is there while the registry is being edited', async () => {
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue('/nowhere');
  const page = await host.fetch('/_mock/?lang=en');
  cwd.mockRestore();
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('A subsystem fails');
});

test('a file or a page whose handler throws is answered with an error, and the server goes on', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const handlers = plainEndpoints({
    'GET /_files/broken': () => {
      throw new Error('broken');
    },
  });
  const json = jest.fn();
  const response = { headersSent: false, on: jest.fn(), status: () => ({ json }) } as unknown as MockResponse;
  handlers['GET /_files/broken']!({ headers: {}, query: {}, method: 'GET' } as unknown as MockRequest, response);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(json).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});
