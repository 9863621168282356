import { SubsystemError } from '@/domain/subsystem/failure';
import type { StartMicroApp } from '../running';

/** Starts a micro-app in a frame of another origin. */
export const runFrame: StartMicroApp = () => {
  throw new SubsystemError({ kind: 'part-missing', detail: 'frame' });
};
