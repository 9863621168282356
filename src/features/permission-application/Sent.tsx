import { useEffect, useRef } from 'react';
import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import { ActionButton } from '@/components/ActionButton';
import { NamedText } from '@/components/NamedText';
import { useText } from '@/locales/text';
import styles from './PermissionApplication.module.css';

/** Confirms that the application was sent, and explains what happens next (R235). */
export function Sent({ name, onAgain }: { name: string; onAgain(): void }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was unmounted with the form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent}>
      <CheckCircleFilled className={styles.done} aria-hidden />
      <h2 ref={heading} tabIndex={-1}>
        {t('application.sent')}
      </h2>
      <p className={styles.hint} role="status">
        <NamedText text={t('application.sentHint', { name })} name={name} />
      </p>
      <ActionButton kind="primary" onClick={onAgain}>
        {t('application.again')}
      </ActionButton>
    </section>
  );
}
