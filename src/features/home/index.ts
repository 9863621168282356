export { AppZone } from './app-zone/AppZone';
export { BannerCarousel, type Slide } from './banner/BannerCarousel';
export { CalendarPanel } from './calendar/CalendarPanel';
export { Figures } from './greeting/Figures';
export { GreetingCard } from './greeting/GreetingCard';
