import { act, fireEvent, render, screen } from '@testing-library/react';
import { createVisibility, PageVisibility } from '@/utils/pageVisibility';
import { BannerCarousel, type Slide } from './BannerCarousel';

const openPlatform = jest.fn();
const slides: Slide[] = [
  {
    id: 'platform',
    title: '工单平台',
    text: '一',
    action: '进入工单平台',
    image: '/1.svg',
    target: { onOpen: openPlatform },
  },
  {
    id: 'app',
    title: '工单 App',
    text: '二',
    action: '访问',
    image: '/2.svg',
    target: { site: 'https://app.example/' },
  },
];

// jsdom has no pointer events; without this class their coordinates and pointer types would be missing.
window.PointerEvent ??= class extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
} as unknown as typeof PointerEvent;

let prefersLessMotion = false;
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const shown = () => {
  const index = screen
    .getAllByRole('group', { name: /第 \d 张，共/ })
    .findIndex((slide) => !slide.hasAttribute('inert'));
  return index + 1;
};
const region = () => screen.getByRole('region', { name: '推荐' });

beforeEach(() => {
  jest.useFakeTimers();
  openPlatform.mockReset();
  prefersLessMotion = false;
  window.matchMedia = ((query: string) => ({ matches: prefersLessMotion, media: query })) as typeof window.matchMedia;
});

describe('banner', () => {
  test('R013 R319 advances every five seconds and starts over after the last slide', () => {
    render(<BannerCarousel slides={slides} />);
    expect(shown()).toBe(1);
    wait(4_999);
    expect(shown()).toBe(1);
    wait(1);
    expect(shown()).toBe(2);
    wait(5_000);
    expect(shown()).toBe(1);
  });

  test('R013 pauses while the mouse is over it', () => {
    render(<BannerCarousel slides={slides} />);
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    wait(10_000);
    expect(shown()).toBe(1);
    fireEvent.pointerLeave(region(), { pointerType: 'mouse' });
    wait(5_000);
    expect(shown()).toBe(2);
  });

  test('R013 pauses while the focus is inside', () => {
    render(<BannerCarousel slides={slides} />);
    act(() => screen.getByRole('button', { name: '进入工单平台' }).focus());
    wait(10_000);
    expect(shown()).toBe(1);
    act(() => (document.activeElement as HTMLElement).blur());
    wait(5_000);
    expect(shown()).toBe(2);
  });

  test('R013 stays paused until it is played again', () => {
    render(<BannerCarousel slides={slides} />);
    fireEvent.click(screen.getByRole('button', { name: '暂停' }));
    wait(15_000);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: '播放' }));
    wait(5_000);
    expect(shown()).toBe(2);
  });

  test('R013 pauses while the page is hidden', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(<BannerCarousel slides={slides} />);
    wait(10_000);
    expect(shown()).toBe(1);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(5_000);
    expect(shown()).toBe(2);
  });

  test('R013 pauses while another page of the portal is shown, and forgets the focus that it had', () => {
    const page = createVisibility(true);
    render(
      <PageVisibility value={page}>
        <BannerCarousel slides={slides} />
      </PageVisibility>,
    );
    act(() => screen.getByRole('button', { name: '进入工单平台' }).focus());
    act(() => page.set(false));
    wait(15_000);
    expect(shown()).toBe(1);
    act(() => page.set(true));
    wait(5_000);
    expect(shown()).toBe(2);
  });

  test('R013 does not start automatically when reduced motion is preferred', () => {
    prefersLessMotion = true;
    render(<BannerCarousel slides={slides} />);
    wait(15_000);
    expect(shown()).toBe(1);
    expect(screen.getByRole('button', { name: '播放' })).toBeInTheDocument();
  });

  test('R013 a dot shows its slide, a swipe the next one', () => {
    render(<BannerCarousel slides={slides} />);
    fireEvent.click(screen.getByRole('button', { name: '显示第 2 张：工单 App' }));
    expect(shown()).toBe(2);
    fireEvent.pointerDown(region(), { pointerType: 'touch', clientX: 200 });
    fireEvent.pointerUp(region(), { pointerType: 'touch', clientX: 100 });
    expect(shown()).toBe(1);
    fireEvent.pointerDown(region(), { pointerType: 'touch', clientX: 200 });
    fireEvent.pointerUp(region(), { pointerType: 'touch', clientX: 180 });
    expect(shown()).toBe(1);
  });

  test('R013 text and colors stay when an image fails to load', () => {
    const { container } = render(<BannerCarousel slides={slides} />);
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(screen.getByText('工单平台')).toBeInTheDocument();
  });

  test('R014 one slide calls its action, the other opens its site in a new window', () => {
    const { container } = render(<BannerCarousel slides={slides} />);
    fireEvent.click(screen.getByRole('button', { name: '进入工单平台' }));
    expect(openPlatform).toHaveBeenCalledTimes(1);
    const site = container.querySelector('a')!;
    expect(site).toHaveAttribute('href', 'https://app.example/');
    expect(site).toHaveAttribute('target', '_blank');
    expect(site.rel.split(' ')).toContain('noopener');
  });

  test('unmounting stops the timer', () => {
    const { unmount } = render(<BannerCarousel slides={slides} />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
