import { build } from 'esbuild';
import { inProject, root } from '../project.mjs';

const SOURCE = `
export { endpoints } from '@/services/endpoints';
export { call, configureHttp, readFile } from '@/services/http';
export { resolveAddress } from '@/services/http/address';
export { readEnvironment } from '@/domain/environment';
export { onDrift } from '@/utils/drift';
`;

/**
 * The portal's own client and its table of endpoints, for Node: what is found with it is what the page would find.
 *
 * @param {string} portal Address of the portal, against which relative addresses are resolved.
 * @param {typeof globalThis.fetch} send What the client sends with.
 */
export async function loadPortalApi(portal, send) {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
    alias: { '@': inProject('src') },
    define: { 'globalThis.location': 'location' },
    // Warnings about single responses: the report says the same, once.
    drop: ['console'],
    logLevel: 'error',
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'location', 'fetch', outputFiles[0].text)(
    module,
    module.exports,
    new URL(portal),
    send,
  );
  return module.exports;
}
