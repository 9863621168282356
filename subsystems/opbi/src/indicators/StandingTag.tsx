import { Status, type StatusTone } from '@portal/subsystem-sdk/react';
import { useText } from '../portal/text';
import type { Standing } from './indicator';

const TONES: Record<Standing, StatusTone> = { reached: 'success', near: 'warning', missed: 'danger' };

/** Status of an indicator against its target. */
export function StandingTag({ standing }: { standing: Standing }) {
  const t = useText();
  return <Status tone={TONES[standing]}>{t(`standing.${standing}`)}</Status>;
}
