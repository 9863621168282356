import { useState } from 'react';
import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import { IconButton } from '@/components/IconButton';
import { Panel } from '@/components/Panel';
import { maskPhone } from '@/domain/profile';
import { extraText } from '@/domain/user/extraText';
import { useText, type TextKey } from '@/locales/text';
import { usePageVisible } from '@/shell/cached-pages';
import { useUser } from '@/shell/session';
import { Field } from './Field';
import styles from './PersonalCenter.module.css';

/** Fields of the authentication response for the user's workplace. */
const PLACES: [name: string, label: TextKey][] = [
  ['regionName', 'personal.region'],
  ['areaName', 'personal.area'],
  ['projectName', 'personal.project'],
  ['departmentName', 'personal.department'],
  ['positionName', 'personal.position'],
];

/** 1 male, 0 female, anything else is not shown (A13). */
const sexes: Record<string, TextKey> = { 1: 'personal.sex.male', 0: 'personal.sex.female' };

/** The user's personal data and workplace; the phone number is masked until revealed. */
export function BasicPanel() {
  const t = useText();
  const user = useUser();
  const isVisible = usePageVisible();
  const [isShown, setShown] = useState(false);
  // Mask again when the page is left: someone else may see the screen later.
  if (isShown && !isVisible) setShown(false);
  const sex = user.sex === null ? undefined : sexes[user.sex];

  return (
    <Panel title={t('personal.basic')} className={styles.panel}>
      <dl className={styles.fields}>
        <Field label={t('personal.name')} value={user.userName.trim()} />
        <Field label={t('personal.sex')} value={sex ? t(sex) : ''} />
        <Field label={t('personal.jobNumber')} value={user.jobNumber} isCopyable />
        <Field
          label={t('personal.phone')}
          value={user.telephone}
          shown={isShown ? user.telephone : maskPhone(user.telephone)}
          isCopyable
          action={
            user.telephone && (
              <IconButton
                label={t(isShown ? 'personal.hidePhone' : 'personal.showPhone')}
                icon={isShown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              />
            )
          }
        />
        {PLACES.map(([name, label]) => (
          <Field key={name} label={t(label)} value={extraText(user, name)} />
        ))}
      </dl>
    </Panel>
  );
}
