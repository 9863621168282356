import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below one packet nothing is gained. */
const SMALLEST = 1_400;

const encodings = [
  ['.gz', (text) => promisify(gzip)(text, { level: 9 })],
  ['.br', (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })],
];

/**
 * Writes compressed copies beside the files with a hash in their names, which never change: `<file>.gz` and `<file>.br`
 * (deploy/nginx.conf sends them). What may be replaced in a deployed build is left alone.
 */
export async function compressHashed(output) {
  const files = ['js', 'css']
    .flatMap((folder) => readdirSync(join(output, folder)).map((name) => join(output, folder, name)))
    .filter((file) => /\.[0-9a-f]{8}\.(.+\.)?(js|css)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file);
      if (text.length < SMALLEST) return;
      for (const [suffix, compress] of encodings) writeFileSync(`${file}${suffix}`, await compress(text));
    }),
  );
}
