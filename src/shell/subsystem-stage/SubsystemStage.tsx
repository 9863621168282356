import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useSuppressFocusEvents, type FocusStage } from '@/shell/view-restoration';
import { stageStore } from '@/shell/subsystem-host';
import { registerUnsavedSource } from '@/shell/unsaved-work';
import { PaneSlot } from './PaneSlot';
import { PendingPane } from './PendingPane';
import { unsavedSubsystems } from './paneName';
import { useSyncTarget } from './useSyncTarget';
import { useUnderlay } from './useUnderlay';
import styles from './Stage.module.css';

/** The panes for the suppression of focus events: the store changes before the document does. */
const focusStage: FocusStage = {
  paneOf: (element) => element.closest<HTMLElement>('[data-pane]'),
  isHidden: (pane) => stageStore.getState().target?.key !== pane.dataset.pane,
  hasPanes: () => stageStore.getState().panes.length > 0,
  isOnScreen: () => stageStore.getState().target !== null,
};

interface SubsystemStageProps {
  /** Code of the subsystem whose route matches a path. */
  codeAt: (pathname: string) => string | undefined;
}

/**
 * Holds the panes of all subsystems, in the root layout outside of the route outlet, so that no route change can
 * unmount a pane. Each pane subscribes to the store: a switch re-renders only two of them.
 */
export function SubsystemStage({ codeAt }: SubsystemStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useSyncTarget(codeAt);
  useUnderlay(stage);
  useEffect(() => registerUnsavedSource(unsavedSubsystems), []);
  useSuppressFocusEvents(focusStage);
  const keys = useStore(
    stageStore,
    useShallow(({ panes }) => panes.map(({ key }) => key)),
  );

  return (
    <div ref={stage} className={styles.stage} data-stage>
      {keys.map((key) => (
        <PaneSlot key={key} paneKey={key} />
      ))}
      <PendingPane />
    </div>
  );
}
