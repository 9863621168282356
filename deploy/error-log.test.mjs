import { withoutQueries } from './error-log.mjs';

const start = '2026/11/24 23:48:14 [error] 17#17: *33 ';

test.each([
  [
    'a refused request',
    'access forbidden by rule, client: 127.0.0.1, server: _, request: "GET /csp-report?ssoToken=secret HTTP/2.0", host: "portal.example"',
    'access forbidden by rule, client: 127.0.0.1, server: _, request: "GET /csp-report HTTP/2.0", host: "portal.example"',
  ],
  [
    'an API host that does not answer',
    'connect() failed (111: Connection refused) while connecting to upstream, client: 127.0.0.1, server: _, request: "GET /_base/a?phone=13812345678 HTTP/1.1", upstream: "http://127.0.0.1:9/a?phone=13812345678", host: "portal.example", referrer: "https://portal.example/?ssoToken=secret"',
    'connect() failed (111: Connection refused) while connecting to upstream, client: 127.0.0.1, server: _, request: "GET /_base/a HTTP/1.1", upstream: "http://127.0.0.1:9/a", host: "portal.example"',
  ],
  ['a request line that is cut off', 'request: "GET /?ssoToken=secret', 'request: "GET /'],
  [
    'a query with a question mark and a quote',
    'request: "GET /?a=?b"&ssoToken=secret HTTP/1.1"',
    'request: "GET / HTTP/1.1"',
  ],
  ['nothing to remove', 'signal process started', 'signal process started'],
])('T1 the error log holds no query: %s', (_name, line, expected) => {
  expect(withoutQueries(start + line)).toBe(start + expected);
});
