import { useText } from '../portal/text';
import type { LiftStatus } from './lift';

/** State of a lift: a dot and a word, so that the colour never speaks alone. */
export function StatusTag({ status }: { status: LiftStatus }) {
  const t = useText();
  return (
    <span className={`status ${status}`}>
      <i aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
}
