import { getLanguage } from '@/shell/preferences';
import { localArea } from '@/utils/storage';

/** The width of the entries in px, and where they have it. */
interface RowWidth {
  width: number;
  windowWidth: number;
  language: string;
}

const accept = (value: unknown): RowWidth | undefined => {
  const { width, windowWidth, language } = (value ?? {}) as Partial<RowWidth>;
  const isSize = (size: unknown) => typeof size === 'number' && size >= 0 && size <= 10_000;
  return isSize(width) && isSize(windowWidth) && typeof language === 'string' ? (value as RowWidth) : undefined;
};

const here = () => ({ windowWidth: window.innerWidth, language: getLanguage() });

/** The width that the entries had last in a window like this one; undefined in any other. */
export function readRowWidth(): number | undefined {
  const known = localArea.read('portal.rowWidth', accept);
  const { windowWidth, language } = here();
  return known?.windowWidth === windowWidth && known.language === language ? known.width : undefined;
}

export const storeRowWidth = (width: number): void =>
  void localArea.write('portal.rowWidth', { width, ...here() } satisfies RowWidth);
