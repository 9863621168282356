import { expect, test } from '../support/portal';

test.describe('responses of the server in front of the build', () => {
  test('R016 a deep address returns the page itself', async ({ request }) => {
    const response = await request.get('/mainApp/noticeList', { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<div id="root">');
    expect(response.headers()['cache-control']).toBe('no-store');
  });

  test('R015 a picture without a hash in its name is kept and revalidated', async ({ request }) => {
    for (const path of ['/favicon.svg', '/banners/work-order-app.svg']) {
      const picture = await request.get(path);
      expect(picture.headers()['cache-control'], path).toBe('no-cache');
      const again = await request.get(path, { headers: { 'if-none-match': picture.headers().etag! } });
      expect(again.status(), path).toBe(304);
    }
  });

  test('F23 a missing script is a 404 and not the page', async ({ request }) => {
    for (const path of [
      '/js/p__home__index.00000000.async.js',
      '/css/umi.00000000.css',
      '/js/../../package.json',
      '/js/..%2f..%2fpackage.json',
    ]) {
      const response = await request.get(path, { headers: { accept: '*/*' } });
      expect(await response.text(), path).not.toContain('<div id="root">');
      expect(await response.text(), path).not.toContain('"scripts"');
    }
    const gone = await request.get('/js/p__home__index.00000000.async.js');
    expect(gone.status()).toBe(404);
    expect(gone.headers()['x-content-type-options']).toBe('nosniff');
  });

  test('T22 T27 the page carries the CSP built from the run-time environment', async ({ request }) => {
    const headers = (await request.get('/')).headers();
    const policy = headers['content-security-policy']!;
    expect(policy).toContain("script-src 'self' 'unsafe-eval';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('*');
    // The mock server stands in for the API hosts on the portal's origin: only subsystems and embedded pages remain.
    expect(policy).toMatch(/connect-src 'self'( (http|ws):\/\/[a-z-]+\.localhost:\d+)+;/);
    expect(policy).toMatch(/frame-src( http:\/\/[a-z-]+\.localhost:\d+)+;/);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
