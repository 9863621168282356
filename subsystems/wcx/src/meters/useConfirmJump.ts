import { usePortal } from '@portal/subsystem-sdk/react';
import { useText } from '../portal/text';
import { useFormats } from '../portal/formats';
import type { Meter, ReadingVerdict } from './meter';
import { nameOf, unitOf } from './words';

/** Asks for confirmation when a reading jumps. */
export function useConfirmJump(): (meter: Meter, verdict: ReadingVerdict) => Promise<boolean> {
  const portal = usePortal();
  const t = useText();
  const { figure } = useFormats();
  return async (meter, verdict) =>
    verdict.kind !== 'jump' ||
    portal.confirm({
      title: t('jump.title'),
      content: t('jump.text', {
        meter: nameOf(meter, t),
        used: figure(verdict.used),
        average: figure(Math.round(verdict.average)),
        unit: unitOf(meter.kind),
      }),
      okText: t('jump.ok'),
      cancelText: t('jump.cancel'),
      // The focus goes to Cancel: the second Enter of somebody who enters readings fast must not confirm this one.
      danger: true,
    });
}
