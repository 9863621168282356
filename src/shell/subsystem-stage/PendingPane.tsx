import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { withHost, stageStore } from '@/shell/subsystem-host';
import { OpeningCover } from './OpeningCover';
import { useRouteName } from './paneName';
import { SubsystemFailure } from './SubsystemFailure';
import styles from './Stage.module.css';

/** Placeholder for the target's pane while the host, which creates the panes, is still loading. */
export function PendingPane() {
  const { code, chunkFailure } = useStore(
    stageStore,
    useShallow(({ target, panes, chunkFailure: failure }) => ({
      code: target !== null && !panes.some(({ key }) => key === target.key) ? target.code : null,
      chunkFailure: failure,
    })),
  );
  const name = useRouteName(code);
  if (code === null) return null;

  return (
    <section className={styles.pane} data-shown aria-label={name} aria-busy={chunkFailure === null}>
      {chunkFailure ? (
        <SubsystemFailure name={name} failure={chunkFailure} entry={null} onRetry={() => withHost(() => undefined)} />
      ) : (
        <OpeningCover name={name} />
      )}
    </section>
  );
}
