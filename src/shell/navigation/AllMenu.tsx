import { useEffect } from 'react';
import { useLocation } from '@umijs/max';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { EntryControl } from './EntryControl';
import type { ViewEntry } from './useArrangement';
import { useMenu } from './useMenu';
import styles from './AllMenu.module.css';

type AllMenuProps = { entries: readonly ViewEntry[]; currentCode: string | null };

/** The entries that have no place in the bar, behind one button at its end (R086). */
export function AllMenu({ entries, currentCode }: AllMenuProps) {
  const t = useText();
  const { isOpen, close, rootProps, buttonProps, panelProps } = useMenu();
  const { key } = useLocation();
  useEffect(() => close(), [key, close]);
  const holdsCurrent = entries.some(({ systemCode }) => systemCode === currentCode);

  return (
    <div {...rootProps} className={styles.root}>
      <button
        {...buttonProps}
        className={cx(styles.button, holdsCurrent && styles.holdsCurrent)}
        title={t('nav.all.label', { count: entries.length })}
      >
        <span className={styles.label}>{t('nav.all')}</span>
        <DownOutlined aria-hidden className={cx(styles.arrow, isOpen && styles.up)} />
      </button>
      {isOpen && (
        <div {...panelProps} className={styles.panel}>
          {entries.length === 0 ? (
            <p className={styles.empty}>{t('nav.all.empty')}</p>
          ) : (
            <ul className={styles.list} aria-label={t('nav.all.label', { count: entries.length })}>
              {entries.map((entry) => (
                <li key={entry.systemCode}>
                  <EntryControl
                    entry={entry}
                    isCurrent={entry.systemCode === currentCode}
                    className={cx(styles.entry, entry.systemCode === currentCode && styles.current)}
                    labelClassName={styles.name}
                    onOpen={() => close(true)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
