import { useText } from '../portal/text';
import type { LiftStatus } from './lift';

/** Status of a lift as a dot and a word: never by color alone. */
export function StatusTag({ status }: { status: LiftStatus }) {
  const t = useText();
  return (
    <span className={`status ${status}`}>
      <i aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
}
