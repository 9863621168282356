import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Override } from '@/domain/subsystem/override';
import { useText } from '@/locales/text';
import { endOverride, loadOverrides } from '@/shell/subsystem-host';
import { formatEpoch } from '@/utils/time';
import styles from './Inspector.module.css';

/** The overrides of this window, as they begin and end; null until their code is loaded. */
function useOverrides(): readonly Override[] | null {
  const [overrides, setOverrides] = useState<readonly Override[] | null>(null);
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isWanted = true;
    loadOverrides()
      .then(({ listOverrides, onOverridesChange }) => {
        if (!isWanted) return;
        const read = () => setOverrides(listOverrides());
        read();
        stop = onOverridesChange(read);
      })
      // Without the chunk no override can have begun; the list stays empty.
      .catch(() => undefined);
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return overrides;
}

/** The addresses that this window shows in place of subsystems, each with its reset. */
export function OverrideList({ onReset }: { onReset(): void }) {
  const t = useText();
  const overrides = useOverrides();
  if (!overrides?.length) return null;
  const reset = (code: string) => void endOverride(code).then(onReset);
  return (
    <section>
      <h2 className={styles.heading}>{t('inspector.overrides')}</h2>
      <ul className={styles.list}>
        {overrides.map(({ code, address, until }) => (
          <li key={code} className={styles.line} data-overridden={code}>
            <code>{code}</code> <bdi>{address}</bdi>{' '}
            <span className={styles.faint}>{t('inspector.overrides.until', { time: formatEpoch(until) })}</span>{' '}
            <ActionButton
              kind="link"
              aria-label={t('subsystems.override.reset.name', { name: code })}
              onClick={() => reset(code)}
            >
              {t('subsystems.override.reset')}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
