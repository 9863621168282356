import { useId } from 'react';
import { Select } from 'antd';
import { Panel } from '@/components/panel';
import { useText } from '@/locales/text';
import { LANGUAGES, setLanguage, useLanguage } from '@/shell/preferences';
import styles from './PersonalCenter.module.css';

/** How the person likes the portal; kept in this browser. */
export function PreferencesPanel() {
  const t = useText();
  const id = useId();
  const language = useLanguage();
  return (
    <Panel title={t('personal.preferences')} className={styles.panel}>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={id} className={styles.label}>
            {t('personal.language')}
          </label>
          <Select
            id={id}
            className={styles.select}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: t(`nav.language.${value}`) }))}
            onChange={setLanguage}
          />
        </div>
      </div>
    </Panel>
  );
}
