import { retryableLazy } from '@/utils/retryableLazy';

export { GrayButton } from './button/GrayButton';

/** The page of the gray release: it comes with its first visit, while the button is in the bar of every page. */
export const GrayRelease = retryableLazy<object>(() =>
  import('./GrayRelease').then((module) => ({ default: module.GrayRelease })),
);
