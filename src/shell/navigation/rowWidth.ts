import { localArea } from '@/utils/storage';

/** The width in px that the entries had last in a window as wide as this one; undefined in any other. */
export const readRowWidth = (): number | undefined =>
  localArea.read('portal.rowWidth', (value) => {
    const [width, windowWidth] = Array.isArray(value) ? (value as number[]) : [];
    return windowWidth === innerWidth && width! < innerWidth ? width : undefined;
  });

export const storeRowWidth = (width: number): void => void localArea.write('portal.rowWidth', [width, innerWidth]);
