import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '@umijs/max';
import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { useStore } from 'zustand';
import { IconButton } from '@/components/IconButton';
import type { PagerStep } from '@/domain/record-pager/recordPager';
import { isOpening } from '@/domain/subsystem/pane';
import { useText } from '@/locales/text';
import { usePrefetchAt } from '@/shell/navigation';
import { stageStore } from '@/shell/subsystem-host';
import { firstVisible } from '@/utils/isVisible';
import { giveLostFocus } from '@/utils/lostFocus';
import { textLanguage } from '@/utils/textLanguage';
import { closePager, useShownPager } from './pagerStore';
import { stepTo } from './stepTo';
import { useStepFocus } from './useStepFocus';
import styles from './RecordPagerBar.module.css';

interface StepButtonProps extends ComponentProps<'button'> {
  /** The record that it opens; undefined at an end of the list. */
  step: PagerStep | undefined;
}

/** Whether the subsystem on screen is still opening. */
const useOpening = (): boolean =>
  useStore(stageStore, ({ target, panes }) =>
    panes.some(({ key, state }) => key === target?.key && isOpening(state.status)),
  );

/**
 * Opens the previous or the next record; pointed at, it prefetches the record's subsystem like a link, once the present
 * record has been opened.
 */
function StepButton({ step, onBlur, ...button }: StepButtonProps) {
  const isBusy = useOpening();
  const prefetch = usePrefetchAt(isBusy || !step ? null : step.address);
  return (
    <button
      type="button"
      className={styles.step}
      disabled={!step}
      {...button}
      {...prefetch}
      onBlur={(event) => {
        prefetch.onBlur();
        onBlur?.(event);
      }}
    />
  );
}

/** The bar takes the focus with it: the record goes on at its heading. */
function close(): void {
  flushSync(closePager);
  giveLostFocus(firstVisible(document, '#main h1'));
}

/** The thin bar above a record that was opened from a list: position, previous, next, and back to the list. */
export default function RecordPagerBar() {
  const t = useText();
  const pager = useShownPager();
  const propsOfStep = useStepFocus(pager?.index ?? 0);
  if (pager === null) return null;

  const { label, backTo, steps, index } = pager;
  const title = steps[index]?.title ?? '';
  return (
    <nav className={styles.bar} aria-label={t('pager.label', { label })}>
      <Link to={steps[index]?.backTo ?? backTo} className={styles.back} data-leads-away>
        <ArrowLeftOutlined aria-hidden />
        {t('pager.back', { label })}
      </Link>
      {/* The focus stays on the button of a step: this announces the record that it opened. */}
      <span className={styles.record} role="status">
        <span className={styles.position}>{t('pager.position', { position: index + 1, total: steps.length })}</span>
        <span className={styles.title} title={title} lang={textLanguage(title)}>
          {title}
        </span>
      </span>
      <StepButton step={steps[index - 1]} {...propsOfStep('previous', () => stepTo(index - 1))}>
        <LeftOutlined aria-hidden />
        <span className={styles.words}>{t('pager.previous')}</span>
      </StepButton>
      <StepButton step={steps[index + 1]} {...propsOfStep('next', () => stepTo(index + 1))}>
        <span className={styles.words}>{t('pager.next')}</span>
        <RightOutlined aria-hidden />
      </StepButton>
      <IconButton label={t('pager.close')} icon={<CloseOutlined aria-hidden />} onClick={close} />
    </nav>
  );
}
