import { useEffect, useRef } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import { inspectSubsystems, useShortcut } from '@/shell/actions';
import { BisectNames, LeftOutList } from './BisectNames';
import type { Bisect } from './useBisect';
import styles from './Inspector.module.css';

interface BisectBarProps {
  bisect: Bisect;
  onAnswer(isStillThere: boolean): void;
  onStop(): void;
}

/** Asks whether the fault is still there. Not modal: the user tries the portal before the answer. */
export function BisectBar({ bisect: { question, isBusy, leftOut }, onAnswer, onStop }: BisectBarProps) {
  const t = useText();
  const message = useRef<HTMLParagraphElement>(null);
  const focus = () => message.current?.focus({ preventScroll: true });
  useShortcut(inspectSubsystems, { openInspector: focus });
  // The button that was pressed is gone.
  useEffect(focus, [question]);
  const { awake, suspects } = question;

  return (
    <section className={styles.bisect} aria-label={t('inspector.bisect')} data-bisect={isBusy ? 'busy' : 'ready'}>
      <p ref={message} tabIndex={-1} role="status" className={styles.question}>
        {t(isBusy ? 'inspector.bisect.busy' : 'inspector.bisect.question')}
      </p>
      <BisectNames textKey="inspector.bisect.awake" keys={awake} />
      <BisectNames textKey="inspector.bisect.asleep" keys={suspects.filter((key) => !awake.includes(key))} />
      <LeftOutList leftOut={leftOut} />
      <div className={styles.answers}>
        {!isBusy && (
          <>
            <ActionButton kind="primary" onClick={() => onAnswer(true)}>
              {t('inspector.bisect.yes')}
            </ActionButton>
            <ActionButton onClick={() => onAnswer(false)}>{t('inspector.bisect.no')}</ActionButton>
          </>
        )}
        <ActionButton kind="link" onClick={onStop}>
          {t('inspector.bisect.stop')}
        </ActionButton>
      </div>
    </section>
  );
}
