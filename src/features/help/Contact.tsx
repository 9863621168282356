import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { ActionButton } from '@/components/ActionButton';
import { NamedText } from '@/components/NamedText';
import { useText } from '@/locales/text';
import { copyWithToast } from '@/shell/feedback';
import { useUser } from '@/shell/session';
import { ABSENT } from '@/constants/absent';
import styles from './Contact.module.css';

interface ContactProps {
  systemName: string;
  systemCode?: string;
  /** Why the system does not open, in the words of the page. */
  reason: string;
}

/** The contact for help, with the details they need, ready to be copied. */
export function Contact({ systemName, systemCode, reason }: ContactProps) {
  const t = useText();
  const { jobNumber } = useUser();
  const details = t('help.contact.details', {
    name: systemName,
    code: systemCode ?? ABSENT,
    reason,
    jobNumber: jobNumber || ABSENT,
  });
  const copy = () =>
    copyWithToast(details, { copied: t('help.contact.copied'), notCopied: t('help.contact.notCopied') });
  return (
    <section className={styles.contact}>
      <h2 className={styles.title}>{t('help.contact')}</h2>
      <p className={styles.text}>{t('help.contact.text')}</p>
      <div className={styles.details}>
        <span>
          <NamedText text={details} name={systemName} />
        </span>
        <ActionButton kind="link" onClick={() => void copy()}>
          <CopyOutlined aria-hidden />
          {t('help.contact.copy')}
        </ActionButton>
      </div>
    </section>
  );
}
