import { Tag } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { Panel } from '@/components/Panel';
import { identityOf, type IdentityKind } from '@/domain/profile';
import { useText } from '@/locales/text';
import { openBinding, openVerification } from '@/shell/identity-prompts';
import { useSession } from '@/shell/session';
import { Field } from './Field';
import styles from './PersonalCenter.module.css';

const colors: Record<IdentityKind, string> = {
  review: 'processing',
  unverified: 'warning',
  verified: 'success',
  unknown: 'default',
};

/** Verification and binding status of the user, each with its next action (R020, R156–R163). */
export function AccountPanel() {
  const t = useText();
  const identityState = useSession((session) => session.identityState);
  const binding = useSession((session) => session.binding);
  const identity = identityOf(identityState);

  return (
    <Panel title={t('personal.account')} className={styles.panel}>
      <dl className={styles.fields}>
        <Field
          label={t('personal.identity')}
          value={identity}
          shown={<Tag color={colors[identity]}>{t(`personal.identity.${identity}`)}</Tag>}
          action={
            (identity === 'unverified' || identity === 'review') && (
              <ActionButton kind="link" onClick={openVerification}>
                {t(identity === 'unverified' ? 'personal.verify' : 'personal.seeReview')}
              </ActionButton>
            )
          }
        />
        <Field
          label={t('personal.binding')}
          value={binding ?? ''}
          shown={
            binding && <Tag color={binding === 'bound' ? 'success' : 'warning'}>{t(`personal.binding.${binding}`)}</Tag>
          }
          action={
            binding === 'unbound' && (
              <ActionButton kind="link" onClick={openBinding}>
                {t('personal.bind')}
              </ActionButton>
            )
          }
        />
      </dl>
    </Panel>
  );
}
