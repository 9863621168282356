import { useText } from '@/locales/text';
import type { Slide } from './BannerCarousel';

/** Code of the work-order platform's entry in the top navigation (R014). */
const WORK_ORDER_ENTRY = 'workorder';

/** The two slides (R014): the platform opens like its navigation entry, the app's site in a new window. */
export function useBannerSlides({
  openEntryByCode,
  appSite,
}: {
  openEntryByCode: (code: string) => unknown;
  appSite: string;
}): Slide[] {
  const t = useText();
  const slideTexts = (slide: 'platform' | 'app') => ({
    id: slide,
    title: t(`home.banner.${slide}.title`),
    text: t(`home.banner.${slide}.text`),
    action: t(`home.banner.${slide}.action`),
  });
  return [
    {
      ...slideTexts('platform'),
      image: '/banners/work-order-platform.svg',
      target: { onOpen: () => void openEntryByCode(WORK_ORDER_ENTRY) },
    },
    // Without a site in the environment the slide would have no target (A40).
    ...(appSite === ''
      ? []
      : [{ ...slideTexts('app'), image: '/banners/work-order-app.svg', target: { site: appSite } }]),
  ];
}
