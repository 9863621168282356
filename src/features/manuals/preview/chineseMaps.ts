import { readFile } from '@/services/files';

/**
 * Which sign a code of a Chinese typeface means: documents that name a typeface of the reader's own instead of carrying
 * it need these tables. The simplified ones that are in use; each is fetched when a document asks for it.
 */
const addresses: Readonly<Record<string, URL>> = {
  'Adobe-GB1-UCS2': new URL('pdfjs-dist/cmaps/Adobe-GB1-UCS2.bcmap', import.meta.url),
  'GB-EUC-H': new URL('pdfjs-dist/cmaps/GB-EUC-H.bcmap', import.meta.url),
  'GB-EUC-V': new URL('pdfjs-dist/cmaps/GB-EUC-V.bcmap', import.meta.url),
  'GBK-EUC-H': new URL('pdfjs-dist/cmaps/GBK-EUC-H.bcmap', import.meta.url),
  'GBK-EUC-V': new URL('pdfjs-dist/cmaps/GBK-EUC-V.bcmap', import.meta.url),
  'GBK2K-H': new URL('pdfjs-dist/cmaps/GBK2K-H.bcmap', import.meta.url),
  'GBK2K-V': new URL('pdfjs-dist/cmaps/GBK2K-V.bcmap', import.meta.url),
  'UniGB-UCS2-H': new URL('pdfjs-dist/cmaps/UniGB-UCS2-H.bcmap', import.meta.url),
  'UniGB-UCS2-V': new URL('pdfjs-dist/cmaps/UniGB-UCS2-V.bcmap', import.meta.url),
  'UniGB-UTF16-H': new URL('pdfjs-dist/cmaps/UniGB-UTF16-H.bcmap', import.meta.url),
  'UniGB-UTF16-V': new URL('pdfjs-dist/cmaps/UniGB-UTF16-V.bcmap', import.meta.url),
};

/** Fetches the tables for the reader of PDF. */
export class ChineseMaps {
  async fetch({ name }: { name: string }): Promise<{ cMapData: Uint8Array; isCompressed: boolean }> {
    const address = Object.hasOwn(addresses, name) ? addresses[name] : undefined;
    if (!address) throw new Error(`No table '${name}'`);
    const blob = await readFile({ uri: address.href, quiet: true });
    return { cMapData: new Uint8Array(await blob.arrayBuffer()), isCompressed: true };
  }
}
