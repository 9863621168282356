export { AppZone } from './app-zone/AppZone';
export { BannerCarousel } from './banner/BannerCarousel';
export { useBannerSlides } from './banner/useBannerSlides';
export { CalendarPanel } from './calendar/CalendarPanel';
export { Figures } from './greeting/Figures';
export { GreetingCard } from './greeting/GreetingCard';
