import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { isAlive } from '@/domain/subsystem/pane';
import { EMBEDDED_CODE } from '@/domain/subsystem/paneKey';
import { useModalDialogs, useScrollMemory, useViewFocus } from '@/shell/view-restoration';
import { withHost, type PaneView, stageStore, type StageState } from '@/shell/subsystem-host';
import { DisabledBar } from './DisabledBar';
import { OpeningCover } from './OpeningCover';
import { OverrideBar } from './OverrideBar';
import { PaneBar } from './PaneBar';
import { useDisabledReason, usePaneName } from './paneName';
import { SubsystemFailure } from './SubsystemFailure';
import { UpdateBar } from './UpdateBar';
import { useWarmLayout } from './useWarmLayout';
import styles from './Stage.module.css';

const countMounted = ({ panes }: StageState): number => panes.filter(({ state }) => isAlive(state.status)).length;

/** One pane on the stage; rerenders only when its own data change, and when another one is mounted or unmounted. */
export const PaneSlot = memo(function PaneSlot({ paneKey }: { paneKey: string }) {
  const pane = useStore(
    stageStore,
    useShallow(({ panes }) => panes.find(({ key }) => key === paneKey)),
  );
  return pane ? <Pane pane={pane} /> : null;
});

/** The host's element, covered by a message while it is empty. */
function Pane({ pane }: { pane: PaneView }) {
  const section = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { key, state, element, tier } = pane;
  const name = usePaneName(pane);
  const disabledReason = useDisabledReason(pane);
  const isShown = state.isActive;
  const isOpening = !isAlive(state.status) && state.status !== 'failed';
  const [wasAsleep, setWasAsleep] = useState(false);
  if (state.status === 'asleep' && !wasAsleep) setWasAsleep(true);
  if (isAlive(state.status) && wasAsleep) setWasAsleep(false);

  useLayoutEffect(() => {
    // React also runs this effect when a hidden page is shown again: do not move the element then, a frame inside would
    // reload.
    if (content.current?.firstChild !== element) content.current?.replaceChildren(element);
  }, [element]);
  useModalDialogs(section, { isShown, isAlive: isAlive(state.status) });
  useScrollMemory(section, { isShown, isAlive: isAlive(state.status) });
  useViewFocus(section, { isShown, isAlive: isAlive(state.status), isFirstPage: pane.isFirstPage });
  useWarmLayout(element, tier, useStore(stageStore, countMounted));

  return (
    <section
      ref={section}
      className={styles.pane}
      data-pane={key}
      data-state={state.status}
      data-shown={isShown}
      data-tier={tier}
      data-isolation={pane.isolation ?? undefined}
      aria-label={name}
      aria-hidden={!isShown || undefined}
      aria-busy={isOpening}
      tabIndex={-1}
    >
      {pane.code === EMBEDDED_CODE && isAlive(state.status) && (
        <PaneBar pane={section} name={name} entry={pane.entry} />
      )}
      {pane.override && <OverrideBar paneKey={key} name={name} override={pane.override} />}
      {pane.update && isAlive(state.status) && (
        <UpdateBar paneKey={key} name={name} update={pane.update} version={pane.version} />
      )}
      {disabledReason !== null && isAlive(state.status) && <DisabledBar name={name} reason={disabledReason} />}
      <div ref={content} className={styles.content} />
      {isShown && isOpening && (
        <div className={styles.cover}>
          <OpeningCover name={name} isReturning={wasAsleep} />
        </div>
      )}
      {isShown && state.status === 'failed' && state.failure && (
        <div className={styles.cover}>
          <SubsystemFailure
            name={name}
            failure={state.failure}
            reason={state.failure.kind === 'disabled' ? (disabledReason ?? undefined) : undefined}
            entry={state.failure.kind === 'disabled' ? null : pane.entry}
            owner={pane.owner}
            runbook={pane.runbook}
            onRetry={() => withHost((host) => host.retry(key))}
          />
        </div>
      )}
    </section>
  );
}
