import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import { useStore } from 'zustand';
import { ActionButton } from '@/components/action-button';
import { useText } from '@/locales/text';
import { identityStore, openBinding } from '@/shell/identity';
import styles from './BindingBanner.module.css';

/** Reminds on home of the binding that was put off (A11); nothing for anybody else. */
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
