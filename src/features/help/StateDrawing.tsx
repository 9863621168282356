import type { ReactNode } from 'react';
import type { ApplyState } from '@/domain/access';
import styles from './StateDrawing.module.css';

const signs: Record<ApplyState, ReactNode> = {
  '0': <path d="M140 94v14m0 7v.5" />,
  '4': <path d="M140 95v10l7 4" />,
  '5': <path d="m133.5 97.5 13 13m0-13-13 13" />,
  '6': <path d="M133 103h14m-7-7v14" />,
};

/** A closed door with a badge for the reason: details missing, a clock, a cross, a plus. Decorative. */
export function StateDrawing({ state }: { state: ApplyState }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <ellipse className={styles.disc} cx="98" cy="74" rx="84" ry="66" />
      <path className={styles.floor} d="M16 130h168" />
      <path className={styles.shade} d="M56 130V46a42 42 0 0 1 84 0v84z" />
      <path className={styles.paper} d="M64 130V48a34 34 0 0 1 68 0v82z" />
      <path className={styles.trace} d="M98 14v116" />
      <path className={styles.trace} d="M74 60h14v24H74zm34 0h14v24h-14z" />
      <path className={styles.lock} d="M90 94v-6a8 8 0 0 1 16 0v6" />
      <rect className={styles.lockBody} x="84" y="94" width="28" height="22" rx="5" />
      <path className={styles.keyhole} d="M98 102v6" />
      <path
        className={styles.trace}
        d="M30 130v-20m0 0c-8 0-12-6-12-14 8 0 12 6 12 14zm0-8c0-8 4-13 11-13 0 8-4 13-11 13z"
      />
      <g className={styles[`state${state}`]}>
        <circle className={styles.badge} cx="140" cy="103" r="18" />
        <g className={styles.sign}>{signs[state]}</g>
      </g>
    </svg>
  );
}
