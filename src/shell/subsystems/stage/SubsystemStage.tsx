import { useStore } from 'zustand';
import { type TextKey, useText } from '@/locales/text';
import { SubsystemFailure } from './SubsystemFailure';
import { OpeningCover } from './OpeningCover';
import { withHost } from '../openHost';
import { PaneSlot } from './PaneSlot';
import { stageStore } from '../stageStore';
import { useLeaveQuestion } from './useLeaveQuestion';
import styles from './Stage.module.css';

/**
 * Holds the panes of all subsystems. It stands in the root layout outside of the route outlet, so that no change of
 * the route can take a pane down.
 */
export function SubsystemStage() {
  const t = useText();
  useLeaveQuestion();
  const { wish, panes, partFailure } = useStore(stageStore);
  const name = wish ? t(`route.${wish.code}` as TextKey) : '';
  const isPending = wish !== null && !panes.some(({ key }) => key === wish.key);

  return (
    <div className={styles.stage} data-stage>
      {panes.map((pane) => (
        <PaneSlot key={pane.key} pane={pane} />
      ))}
      {isPending && (
        <section className={styles.pane} data-shown aria-label={name} aria-busy={partFailure === null}>
          {partFailure ? (
            <SubsystemFailure
              name={name}
              failure={partFailure}
              entry={null}
              onRetry={() => withHost(() => undefined)}
            />
          ) : (
            <OpeningCover name={name} />
          )}
        </section>
      )}
    </div>
  );
}
