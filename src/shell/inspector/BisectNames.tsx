import { useText } from '@/locales/text';
import { useLanguage } from '@/shell/preferences';
import { stageStore } from '@/shell/subsystem-host';
import { LEFT_OUT_REASONS, type LeftOut } from './useBisect';
import styles from './Inspector.module.css';

interface BisectNamesProps {
  textKey: 'inspector.bisect.suspects' | 'inspector.bisect.awake' | 'inspector.bisect.asleep' | LeftOutText;
  /** Keys of panes. */
  keys: readonly string[];
}

type LeftOutText = `inspector.bisect.leftOut.${keyof LeftOut}`;

/** A line with the names of panes; nothing without any. */
export function BisectNames({ textKey, keys }: BisectNamesProps) {
  const t = useText();
  const language = useLanguage();
  if (keys.length === 0) return null;
  const { panes } = stageStore.getState();
  const names = keys.map((key) => panes.find((pane) => pane.key === key)?.name?.[language] ?? key);
  return <p className={styles.none}>{t(textKey, { names: names.join(t('feedback.listComma')) })}</p>;
}

/** What the search leaves alone, and why. */
export function LeftOutList({ leftOut }: { leftOut: LeftOut }) {
  return LEFT_OUT_REASONS.map((reason) => (
    <BisectNames key={reason} textKey={`inspector.bisect.leftOut.${reason}`} keys={leftOut[reason]} />
  ));
}
