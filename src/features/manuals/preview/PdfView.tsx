import { useMemo, useRef, useState } from 'react';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import MinusOutlined from '@ant-design/icons/es/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { useSize } from 'ahooks';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { EmptyState } from '@/components/empty-state';
import { IconButton } from '@/components/IconButton';
import { SkeletonRows } from '@/components/region-state';
import { useText } from '@/locales/text';
import { ChineseMaps } from './chineseMaps';
import styles from './ManualPreview.module.css';
import { PdfSheets } from './PdfSheets';
import { PdfTools } from './PdfTools';

pdfjs.GlobalWorkerOptions.workerPort ??= new Worker(new URL('./pdfWorker.ts', import.meta.url));

// Module level: a new object would reload the document.
const options = {
  // Never runs scripts of a document.
  isEvalSupported: false,
  enableXfa: false,
  useWorkerFetch: false,
  CMapReaderFactory: ChineseMaps,
};

const ZOOMS = [0.75, 1, 1.25, 1.5, 2] as const;
const FULL_WIDTH = ZOOMS.indexOf(1);
/** At 100 % a page is as wide as its container, up to a readable width. */
const MAX_PAGE_WIDTH_PX = 1100;

/** Shows a PDF page by page (R048, B14). Links and forms are not rendered: their targets are not trusted. */
export default function PdfView({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const t = useText();
  const viewerRef = useRef<HTMLDivElement>(null);
  const containerRef = useRef<HTMLDivElement>(null);
  const size = useSize(containerRef);
  const [pages, setPages] = useState<number | null>(null);
  const [pageNumber, setPage] = useState(1);
  const [zoom, setZoom] = useState(FULL_WIDTH);
  const [isPrinting, setPrinting] = useState(false);
  const [isBroken, setBroken] = useState(false);
  // The worker takes ownership of the bytes: pass a copy, so that a retry still has them.
  const file = useMemo(() => ({ data: new Uint8Array(bytes.slice(0)) }), [bytes]);

  // The bytes are loaded but not a PDF: a retry would not help.
  if (isBroken)
    return (
      <div role="alert">
        <EmptyState
          type="system_error"
          title={t('manuals.preview.onlyDownload')}
          tip={t('manuals.preview.fileFailed')}
          action={null}
        />
      </div>
    );
  return (
    <div ref={viewerRef} className={styles.viewer}>
      <div className={styles.pdfBar} role="group" aria-label={t('manuals.pdf.controls')}>
        <IconButton
          label={t('manuals.pdf.before')}
          icon={<LeftOutlined aria-hidden />}
          disabled={pageNumber <= 1}
          onClick={() => setPage(pageNumber - 1)}
        />
        <span role="status" className={styles.pageNumber}>
          {pages !== null && t('manuals.pdf.page', { page: pageNumber, pages })}
        </span>
        <IconButton
          label={t('manuals.pdf.after')}
          icon={<RightOutlined aria-hidden />}
          disabled={pages === null || pageNumber >= pages}
          onClick={() => setPage(pageNumber + 1)}
        />
        <span className={styles.spring} />
        <IconButton
          label={t('manuals.pdf.smaller')}
          icon={<MinusOutlined aria-hidden />}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          label={t('manuals.pdf.larger')}
          icon={<PlusOutlined aria-hidden />}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <PdfTools viewer={viewerRef} pages={pages} isPrinting={isPrinting} onPrint={() => setPrinting(true)} />
      </div>
      <div ref={containerRef} className={styles.pdf} role="region" aria-label={name} tabIndex={0}>
        <Document
          file={file}
          options={options}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
          loading={<SkeletonRows rows={6} trailing={0} />}
          onLoadError={() => setBroken(true)}
          error={null}
        >
          {size && (
            <Page
              pageNumber={pageNumber}
              width={Math.floor(Math.min(size.width, MAX_PAGE_WIDTH_PX) * (ZOOMS[zoom] ?? 1))}
              renderAnnotationLayer={false}
              loading={<SkeletonRows rows={6} trailing={0} />}
            />
          )}
          {isPrinting && pages !== null && <PdfSheets pages={pages} onDone={() => setPrinting(false)} />}
        </Document>
      </div>
    </div>
  );
}
