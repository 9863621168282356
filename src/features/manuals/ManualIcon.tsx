import { manualSourceOf, type ManualSource } from '@/domain/manual/source';
import { textLanguage } from '@/utils/textLanguage';
import styles from './ManualIcon.module.css';

/** The icon of the system that a manual is about, as in the navigation, in a color of its own (R136). */
const shapes: Record<ManualSource, { hue: string; shape: string }> = {
  1: { hue: 'blue', shape: 'M6 4h8v12H6zM8.5 8h3M8.5 11h3' },
  2: { hue: 'green', shape: 'M4 9.5 10 4l6 5.5V16H4zM8.5 16v-4h3v4' },
  3: { hue: 'orange', shape: 'M5 4h9v4H5zM14 6h2v4h-6v2M9 12h2v4H9z' },
  4: { hue: 'red', shape: 'M4 6l1.5 1.5L8 5M10 6.5h6M4 12l1.5 1.5L8 11M10 12.5h6' },
  5: { hue: 'violet', shape: 'M5 3.5h10v13H5zM10 3.5v13M7.5 8.5v3M12.5 8.5v3' },
  6: { hue: 'teal', shape: 'M10 3.5 16 6v4c0 3.5-2.5 5.5-6 6.5-3.5-1-6-3-6-6.5V6z' },
  7: { hue: 'blue', shape: 'M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z' },
  8: { hue: 'green', shape: 'M4 16h12M6 13V9M10 13V5M14 13V8' },
  9: { hue: 'orange', shape: 'M3.5 5.5h13v9h-13zM3.5 8.5h13M6 11.5h3' },
  10: {
    hue: 'red',
    shape: 'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM7.5 6.5 10 9.5l2.5-3M7.5 10.5h5M10 9.5v4.5',
  },
  11: { hue: 'violet', shape: 'M10 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4.5 16c.6-3.2 2.8-4.6 5.5-4.6s4.9 1.4 5.5 4.6' },
};

const other = {
  hue: 'grey',
  shape:
    'M10 5.5C8.5 4.4 6.3 4 3.8 4.3v10.4c2.5-.3 4.7.1 6.2 1.1 1.5-1 3.7-1.4 6.2-1.1V4.3C13.7 4 11.5 4.4 10 5.5Zm0 0v10.3',
};

/** The icon of a manual's source, a book for unknown sources; decorative when no name is given. */
export function ManualIcon({ source, name }: { source: string; name: string }) {
  const known = manualSourceOf(source);
  const { hue, shape } = known ? shapes[known] : other;
  return (
    <span
      className={styles.icon}
      data-hue={hue}
      data-source={known ?? 'other'}
      {...(name ? { role: 'img', 'aria-label': name, title: name, lang: textLanguage(name) } : { 'aria-hidden': true })}
    >
      <svg
        viewBox="0 0 20 20"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={shape} />
      </svg>
    </span>
  );
}
