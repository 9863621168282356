/**
 * What `dist/carried.cjs` has, which is bundled from the portal's sources (`src/carried.ts`).
 *
 * @typedef {object} Carried
 * @property {() => import('node:http').RequestListener} createMockServers
 * @property {(subsystemOrigins: string[]) => string} developmentEnvironment
 * @property {(path: string, isPage: boolean) => string} cacheHeader
 * @property {(script: string) => object} readEnvironment
 * @property {(environment: object) => Record<string, string>} securityHeaders
 */
import { createRequire } from 'node:module';

/** @type {Carried} */
export const carried = createRequire(import.meta.url)('../../dist/carried.cjs');
