import { readFile } from '@/services/files';

/**
 * Character maps of Chinese fonts: documents that use fonts of the reader's device instead of embedding them need
 * these. Only the common maps for simplified Chinese; each is loaded when a document needs it.
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

/** Loads the character maps for pdf.js. */
export class ChineseMaps {
  async fetch({ name }: { name: string }): Promise<{ cMapData: Uint8Array; isCompressed: boolean }> {
    const address = Object.hasOwn(addresses, name) ? addresses[name] : undefined;
    if (!address) throw new Error(`No table '${name}'`);
    const blob = await readFile({ uri: address.href, quiet: true });
    return { cMapData: new Uint8Array(await blob.arrayBuffer()), isCompressed: true };
  }
}
