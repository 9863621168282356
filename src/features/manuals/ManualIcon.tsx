import type { ReactNode } from 'react';
import { manualSourceOf, type ManualSource } from '@/domain/manual/source';
import styles from './ManualIcon.module.css';

/** A separate shape for each source (R136): sources can be told apart without color. */
const shapes: Record<ManualSource, { hue: string; shape: ReactNode }> = {
  1: { hue: 'blue', shape: <path d="M4 3.5h5.5l2.5 2.6v6.4H4zM9.2 3.6v2.8H12M6 8.5h4M6 10.6h3" /> },
  2: { hue: 'green', shape: <path d="M3.4 4h9.2v8H3.4zM3.4 6.7h9.2M3.4 9.4h9.2M6.6 4v8" /> },
  3: {
    hue: 'orange',
    shape: <path d="M3.2 3.8h9.6v6.4H3.2zM8 10.2v2.6M5.6 12.8h4.8M5.6 7.6l1.8-1.6 1.4 1.2 1.8-1.6" />,
  },
  4: {
    hue: 'red',
    shape: <path d="M8 2.8 12.6 4.6v3.2c0 2.6-1.8 4.4-4.6 5.4-2.8-1-4.6-2.8-4.6-5.4V4.6zM6 8l1.5 1.5L10.2 6.6" />,
  },
  5: { hue: 'violet', shape: <path d="M3 7.4 8 3.2l5 4.2M4.4 6.6v6h7.2v-6M7 12.4V9.4h2v3" /> },
  6: { hue: 'teal', shape: <path d="M5 2.8h6v10.4H5zM7.2 11.4h1.6M5 4.8h6" /> },
  7: { hue: 'blue', shape: <path d="M8 3v10M3 8h10M4.5 4.5l7 7M11.5 4.5l-7 7" /> },
  8: { hue: 'green', shape: <path d="M3.4 12.6h9.2M4.6 12.4V8.6M8 12.4V4M11.4 12.4V6.6" /> },
  9: { hue: 'orange', shape: <path d="M8 8.2a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM3.8 12.8c.4-4 8-4 8.4 0" /> },
  10: { hue: 'red', shape: <path d="M4.2 3.4h7.6v9.4H4.2zM6.8 8 8 6.2 9.2 8M6.8 9.6 8 11.4l1.2-1.8" /> },
  11: {
    hue: 'violet',
    shape: (
      <path d="M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM8 2.6v1.8M8 11.6v1.8M2.6 8h1.8M11.6 8h1.8M4.2 4.2l1.2 1.2M10.6 10.6l1.2 1.2M11.8 4.2l-1.2 1.2M5.4 10.6l-1.2 1.2" />
    ),
  },
};

const other = {
  hue: 'grey',
  shape: <path d="M8 4.2C6.8 3.4 5 3.2 3 3.4v8.4c2-.2 3.8 0 5 .8 1.2-.8 3-1 5-.8V3.4c-2-.2-3.8 0-5 .8Zm0 0v8.4" />,
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
      {...(name ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round">
          {shape}
        </g>
      </svg>
    </span>
  );
}
