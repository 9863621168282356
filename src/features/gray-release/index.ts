import { retryableLazy } from '@/utils/retryableLazy';

export { GrayButton } from './button/GrayButton';

/** The gray release page, loaded on the first visit; only the button is part of every page. */
export const GrayRelease = retryableLazy<object>(() =>
  import('./GrayRelease').then((module) => ({ default: module.GrayRelease })),
);
