import { useEffect, useEffectEvent, useState } from 'react';
import { Page } from 'react-pdf';
import styles from './ManualPreview.module.css';

/** Rendered width of a printed page: about 150 dots per inch on A4. */
const SHEET_WIDTH_PX = 1240;

interface PdfSheetsProps {
  pages: number;
  /** Called after the print dialog was closed, or when a page could not be rendered. */
  onDone: () => void;
}

/** Renders all pages of the surrounding document off screen and prints them, and nothing else of the portal. */
export function PdfSheets({ pages, onDone }: PdfSheetsProps) {
  const [rendered, setRendered] = useState(0);
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    if (rendered < pages) return;
    window.addEventListener('afterprint', finish, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [rendered, pages]);

  return (
    <div className={styles.sheets} data-print aria-hidden>
      {Array.from({ length: pages }, (_, index) => (
        <div key={index} className={styles.sheet}>
          <Page
            pageNumber={index + 1}
            width={SHEET_WIDTH_PX}
            devicePixelRatio={1}
            renderAnnotationLayer={false}
            renderTextLayer={false}
            loading=""
            onRenderSuccess={() => setRendered((count) => count + 1)}
            onRenderError={onDone}
            onLoadError={onDone}
          />
        </div>
      ))}
    </div>
  );
}
