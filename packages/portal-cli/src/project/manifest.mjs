import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Name of the file that describes a project to the command. */
const MANIFEST = 'portal.json';

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[\w.-]+)?(\+[\w.-]+)?$/;

/** Whether a text is a semantic version, such as 1.4.0-rc.1. @param {string} value */
export const isVersion = (value) => VERSION.test(value);

const text = z.string().trim().min(1);
const origin = z
  .string()
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, 'an origin such as https://tiles.example');
const localText = z.strictObject({ 'zh-CN': z.string().optional(), 'en-US': z.string().optional() });

/** What only the command reads. */
const ofCommand = {
  $schema: text.optional(),
  output: text.optional(),
  budgetKiB: z.number().positive().optional(),
  assetOrigins: z.array(origin).optional(),
  accept: z.record(text, text).optional(),
  publish: z.strictObject({ to: text.optional(), url: z.url().optional(), registry: text.optional() }).optional(),
  dev: z
    .strictObject({ command: text.optional(), address: z.url(), isolation: z.enum(['sandbox', 'frame']).optional() })
    .optional(),
};

/** Fields that the registry of the portal has, too; the portal's own rules judge their values. */
const ofRegistry = {
  code: text,
  name: localText,
  names: z.record(z.string(), localText).optional(),
  isolation: z.enum(['sandbox', 'frame']).default('sandbox'),
  bridge: z.unknown().optional(),
  css: z.unknown().optional(),
  colorScheme: z.unknown().optional(),
  entry: z.unknown().optional(),
  entryCodes: z.unknown().optional(),
  permissionData: z.unknown().optional(),
  prefetch: z.unknown().optional(),
  calls: z.unknown().optional(),
  disabled: z.unknown().optional(),
  timeoutMs: z.unknown().optional(),
  owner: text.optional(),
  runbook: text.optional(),
};

const schema = z.strictObject({ ...ofCommand, ...ofRegistry });

/**
 * @typedef {z.output<typeof schema>} Manifest
 * @typedef {{ path: string, text: string, data?: Manifest, raw?: Record<string, unknown>, problems: { field: string, message: string }[] }} ManifestFile
 */

/**
 * Reads portal.json of a folder; undefined if there is none. A file that cannot be read has problems and no data.
 *
 * @param {string} folder
 * @returns {ManifestFile | undefined}
 */
export function readManifest(folder) {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) return undefined;
  const content = readFileSync(path, 'utf8');
  let raw;
  try {
    raw = JSON.parse(content);
  } catch (error) {
    return {
      path,
      text: content,
      problems: [{ field: '', message: `is not JSON: ${/** @type {Error} */ (error).message}` }],
    };
  }
  const { data, error } = schema.safeParse(raw);
  const problems = (error?.issues ?? []).map(({ path: field, message }) => ({ field: field.join('.'), message }));
  return { path, text: content, raw, data, problems };
}

/** The part of a manifest that stands in the registry. @param {Record<string, unknown>} raw */
export const toEntry = (raw) =>
  Object.fromEntries(Object.keys(ofRegistry).flatMap((key) => (raw[key] === undefined ? [] : [[key, raw[key]]])));
