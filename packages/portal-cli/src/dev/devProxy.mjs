import * as http from 'node:http';
import * as https from 'node:https';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

/**
 * Shows the development server of a team at a host name of its own, readable by the portal: whatever the server is, it
 * needs no configuration for CORS or frames.
 *
 * @param {object} options
 * @param {URL} options.target
 * @param {string} options.portalOrigin
 * @param {string} [options.ca] - A certificate that is trusted besides those of the system.
 */
export function createDevProxy({ target, portalOrigin, ca }) {
  const isSecure = target.protocol === 'https:';
  const host = target.hostname === 'localhost' ? '127.0.0.1' : target.hostname.replace(/^\[|\]$/g, '');
  const port = Number(target.port || (isSecure ? 443 : 80));
  const { request: forward } = isSecure ? https : http;
  // By its own name, whatever address it is reached at.
  const secure = { servername: target.hostname, ...(ca && { ca }) };
  // Vite listens on the first address of `localhost`, whichever that is.
  const hosts = target.hostname === 'localhost' ? [host, '::1'] : [host];

  const server = http.createServer((request, response) => {
    const pass = (/** @type {string[]} */ [first, ...rest]) => {
      const headers = { ...request.headers, host: target.host };
      const upstream = forward(
        {
          host: first,
          port,
          method: request.method,
          path: request.url,
          headers,
          agent: false,
          ...(isSecure && secure),
        },
        (answer) => {
          const kept = { ...answer.headers };
          for (const name of ['access-control-allow-origin', 'x-frame-options', 'content-security-policy'])
            delete kept[name];
          response.writeHead(answer.statusCode ?? 502, {
            ...kept,
            'Access-Control-Allow-Origin': portalOrigin,
            Vary: 'Origin',
            'Content-Security-Policy': `frame-ancestors 'self' ${portalOrigin}`,
          });
          answer.pipe(response);
        },
      );
      upstream.on('error', () => {
        if (rest.length > 0 && !request.readableDidRead) return pass(rest);
        if (response.headersSent) return response.destroy();
        response
          .writeHead(503, { 'Content-Type': 'text/plain', 'Access-Control-Allow-Origin': portalOrigin })
          .end('The development server does not respond yet.\n');
      });
      response.on('close', () => upstream.destroy());
      request.pipe(upstream);
    };
    pass(hosts);
  });

  // WebSockets of hot reload.
  server.on('upgrade', (request, socket, head) => {
    const pass = (/** @type {string[]} */ [first = '', ...rest]) => {
      const open = (/** @type {() => void} */ onOpen) =>
        isSecure ? connectSecurely({ host: first, port, ...secure }, onOpen) : connect(port, first, onOpen);
      const upstream = open(() => {
        const lines = Object.entries({ ...request.headers, host: target.host }).map(
          ([name, value]) => `${name}: ${value}`,
        );
        upstream.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
        upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.once('error', () => (rest.length > 0 ? pass(rest) : socket.destroy()));
      socket.on('error', () => upstream.destroy());
      socket.on('close', () => upstream.destroy());
    };
    pass(hosts);
  });
  return server;
}
