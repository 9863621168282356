import type { Text } from '../portal/text';
import { type Meter, type MeterKind, type ReadingVerdict, UNITS } from './meter';

/** Display name of a meter. */
export const nameOf = ({ building, kind, place }: Meter, t: Text): string =>
  `${t(`building.${building}`)} ${t(`kind.${kind}`)} · ${t(`place.${place}`)}`;

export const unitOf = (kind: MeterKind): string => UNITS[kind];

/** The error message for a reading; null when it is valid. */
export function problemOf(
  verdict: ReadingVerdict,
  meter: Meter,
  t: Text,
  figure: (value: number) => string,
): string | null {
  switch (verdict.kind) {
    case 'fine':
    case 'jump':
      return null;
    case 'lower':
      return t('problem.lower', { last: figure(verdict.last) });
    case 'too-high':
      return t('problem.too-high', { capacity: figure(meter.capacity) });
    default:
      return t(`problem.${verdict.kind}`);
  }
}
