import PauseOutlined from '@ant-design/icons/es/icons/PauseOutlined';
import CaretRightOutlined from '@ant-design/icons/es/icons/CaretRightOutlined';
import { useState } from 'react';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { useCarousel } from './useCarousel';
import styles from './BannerCarousel.module.css';

/** Time between two slides of the banner (R013, R319). */
const BANNER_INTERVAL_MS = 5_000;

/** A slide of the banner with its target: an action, or a site in a new window. */
export interface Slide {
  id: string;
  title: string;
  text: string;
  action: string;
  image: string;
  target: { onOpen: () => void } | { site: string };
}

/** The banner above the panels: a carousel following the ARIA Authoring Practices Guide (R013, R319). */
export function BannerCarousel({ slides }: { slides: Slide[] }) {
  const t = useText();
  const { index, show, isStopped, toggle, isTurning, handlers } = useCarousel(slides.length, BANNER_INTERVAL_MS);

  return (
    <section
      className={styles.banner}
      // Its pictures have colors of their own.
      data-color-scheme="light"
      aria-roledescription={t('home.banner.carousel')}
      aria-label={t('home.banner.region')}
      {...handlers}
    >
      <div aria-live={isTurning ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <div
            key={slide.id}
            className={cx(styles.slide, styles[slide.id], position === index && styles.isShown)}
            role="group"
            aria-roledescription={t('home.banner.slide')}
            aria-label={t('home.banner.position', { index: position + 1, total: slides.length, title: slide.title })}
            inert={position !== index}
          >
            <SlidePicture src={slide.image} />
            <div className={styles.words}>
              <h2 className={styles.title}>{slide.title}</h2>
              <p className={styles.text}>{slide.text}</p>
            </div>
            <SlideAction slide={slide} />
          </div>
        ))}
      </div>

      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          aria-label={t(isStopped ? 'home.banner.play' : 'home.banner.pause')}
          onClick={toggle}
        >
          {isStopped ? <CaretRightOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
        </button>
        <div role="group" aria-label={t('home.banner.choose')} className={styles.dots}>
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              className={cx(styles.dot, position === index && styles.isCurrent)}
              aria-label={t('home.banner.show', { index: position + 1, title: slide.title })}
              aria-current={position === index}
              onClick={() => show(position)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The drawing of a slide; when it fails to load, the slide's background colors remain. */
function SlidePicture({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <span className={styles.fading}>
      <img className={styles.picture} src={src} alt="" draggable={false} onError={() => setBroken(true)} />
    </span>
  );
}

/** The slide's only action; it is clickable on the whole slide. */
function SlideAction({ slide }: { slide: Slide }) {
  const t = useText();
  if ('onOpen' in slide.target)
    return (
      <button type="button" className={styles.action} onClick={slide.target.onOpen}>
        {slide.action}
      </button>
    );
  return (
    <a
      className={styles.action}
      href={slide.target.site}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${slide.action} (${t('home.opensNewWindow')})`}
    >
      {slide.action}
    </a>
  );
}
