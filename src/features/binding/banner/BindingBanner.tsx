import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import { useStore } from 'zustand';
import { ActionButton } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import { identityStore, openBinding } from '@/shell/identity-prompts';
import styles from './BindingBanner.module.css';

/** Reminder on the home page of a postponed binding (A11); hidden for all other users. */
export function BindingBanner() {
  const t = useText();
  const isPutOff = useStore(identityStore, ({ binding }) => binding === 'later');
  if (!isPutOff) return null;
  return (
    <section className={styles.banner} aria-label={t('binding.banner.label')}>
      <LinkOutlined className={styles.icon} aria-hidden />
      <p className={styles.text}>{t('binding.banner.text')}</p>
      <ActionButton kind="primary" onClick={openBinding}>
        {t('binding.banner.action')}
      </ActionButton>
    </section>
  );
}
