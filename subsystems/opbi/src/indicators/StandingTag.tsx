import { useText } from '../portal/text';
import type { Standing } from './indicator';

const SIGN: Record<Standing, string> = { reached: '✓', near: '≈', missed: '✕' };

/** How an indicator stands against its target: a sign and a word beside the colour. */
export function StandingTag({ standing }: { standing: Standing }) {
  const t = useText();
  return (
    <span className={`standing ${standing}`}>
      <span aria-hidden>{SIGN[standing]}</span> {t(`standing.${standing}`)}
    </span>
  );
}
