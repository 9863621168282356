import { useText } from '../portal/text';
import type { Standing } from './indicator';

const SIGN: Record<Standing, string> = { reached: '✓', near: '≈', missed: '✕' };

/** Status of an indicator against its target: a sign and a word next to the color. */
export function StandingTag({ standing }: { standing: Standing }) {
  const t = useText();
  return (
    <span className={`standing ${standing}`}>
      <span aria-hidden>{SIGN[standing]}</span> {t(`standing.${standing}`)}
    </span>
  );
}
