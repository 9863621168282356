import FullscreenExitOutlined from '@ant-design/icons/es/icons/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons/es/icons/FullscreenOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import { useEffect, useState, type RefObject } from 'react';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';

/** More pages would need too much memory at once. */
const PRINT_LIMIT_PAGES = 40;

interface PdfToolsProps {
  /** Shown on the whole screen. */
  viewer: RefObject<HTMLElement | null>;
  /** Null until the document is loaded. */
  pages: number | null;
  isPrinting: boolean;
  onPrint: () => void;
}

/** Full screen and print of a document. */
export function PdfTools({ viewer, pages, isPrinting, onPrint }: PdfToolsProps) {
  const t = useText();
  const isFull = useFullscreen(viewer);
  const isTooLong = pages !== null && pages > PRINT_LIMIT_PAGES;
  const label = isTooLong ? t('manuals.pdf.tooLong', { limit: PRINT_LIMIT_PAGES }) : t('manuals.pdf.print');

  return (
    <>
      <IconButton
        label={isPrinting ? t('manuals.pdf.printing') : label}
        icon={<PrinterOutlined aria-hidden />}
        aria-busy={isPrinting || undefined}
        disabled={pages === null || isTooLong || isPrinting}
        onClick={onPrint}
      />
      {document.fullscreenEnabled && (
        <IconButton
          label={t(isFull ? 'manuals.pdf.notFull' : 'manuals.pdf.full')}
          icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          // A refusal leaves the document in its dialog.
          onClick={() =>
            void (isFull ? document.exitFullscreen() : viewer.current?.requestFullscreen())?.catch(() => undefined)
          }
        />
      )}
    </>
  );
}

function useFullscreen(element: RefObject<HTMLElement | null>): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);
  return isFull;
}
