import { useLayoutEffect, useRef } from 'react';
import { isAlive } from '@/domain/subsystem/pane';
import { type TextKey, useText } from '@/locales/text';
import { useLanguage } from '@/shell/preferences';
import { SubsystemFailure } from './SubsystemFailure';
import { OpeningCover } from './OpeningCover';
import { withHost } from '../openHost';
import { usePaneFocus } from './usePaneFocus';
import type { PaneView } from '../stageStore';
import styles from './Stage.module.css';

/** One pane on the stage: the host's element, and over it what is to be said while nothing stands in it. */
export function PaneSlot({ pane }: { pane: PaneView }) {
  const t = useText();
  const language = useLanguage();
  const section = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { key, state, element } = pane;
  const name = pane.name?.[language] ?? t(`route.${pane.code}` as TextKey);
  const isShown = state.wished;
  const isOpening = !isAlive(state.status) && state.status !== 'failed';

  useLayoutEffect(() => content.current?.replaceChildren(element), [element]);
  usePaneFocus(section, { isShown, isAlive: isAlive(state.status), isFirstPage: pane.isFirstPage });

  return (
    <section
      ref={section}
      className={styles.pane}
      data-pane={key}
      data-state={state.status}
      data-shown={isShown}
      aria-label={name}
      aria-busy={isOpening}
      tabIndex={-1}
    >
      <div ref={content} className={styles.content} />
      {isShown && isOpening && (
        <div className={styles.cover}>
          <OpeningCover name={name} />
        </div>
      )}
      {isShown && state.status === 'failed' && state.failure && (
        <div className={styles.cover}>
          <SubsystemFailure
            name={name}
            failure={state.failure}
            entry={pane.entry}
            onRetry={() => withHost((host) => host.retry(key))}
          />
        </div>
      )}
    </section>
  );
}
