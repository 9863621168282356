import type { ReactNode } from 'react';
import { NamedText } from '@/components/NamedText';
import { useMinute } from '@/components/useMinute';
import { dayPartOf } from '@/domain/home/greeting';
import { displayName } from '@/domain/user/displayName';
import { useText } from '@/locales/text';
import { Avatar } from '@/shell/navigation';
import { CopyButton } from './CopyButton';
import { cx } from '@/utils/cx';
import { ABSENT } from '@/constants/absent';
import styles from './GreetingCard.module.css';

/** The data of a person that the card shows. */
export interface GreetedPerson {
  userName?: string | null;
  sex?: number | string | null;
  telephone?: string | null;
  jobNumber?: string | null;
}

interface GreetingCardProps {
  person: GreetedPerson;
  /** Shown at the end of the card. */
  children?: ReactNode;
}

/**
 * Greets the user by the time of the device (R004) and shows name, phone and job number (R005). The phone is shown in
 * full, as only the user sees this page; everywhere else it is masked.
 */
export function GreetingCard({ person, children }: GreetingCardProps) {
  const t = useText();
  const name = displayName(person.userName);

  return (
    <section className={styles.card}>
      <Avatar sex={person.sex} size={52} />
      <div className={styles.words}>
        <h1 className={styles.greeting} tabIndex={-1}>
          <NamedText text={t(`home.greeting.${dayPartOf(useMinute().getHours())}`, { name })} name={name} />
        </h1>
        <dl className={styles.facts}>
          <Fact label={t('home.greeting.phone')} value={person.telephone} copyLabel={t('home.greeting.copyPhone')} />
          <Fact
            label={t('home.greeting.jobNumber')}
            value={person.jobNumber}
            copyLabel={t('home.greeting.copyJobNumber')}
          />
        </dl>
      </div>
      {children}
    </section>
  );
}

/** A labeled value with a copy button; a dash without a button when it is missing (R005). */
function Fact({ label, value, copyLabel }: { label: string; value?: string | null; copyLabel: string }) {
  const text = value?.trim();
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <span className={cx('tabular', styles.value)}>{text || ABSENT}</span>
        {text && <CopyButton text={text} label={copyLabel} />}
      </dd>
    </div>
  );
}
