import { useState } from 'react';
import { Panel } from '@/components/Panel';
import { useText, type TextKey } from '@/locales/text';
import { changeLanguage } from '@/shell/actions';
import {
  COLOR_SCHEME_CHOICES,
  getStartPage,
  LANGUAGES,
  setColorScheme,
  setStartPage,
  START_PAGES,
  useColorSchemeChoice,
  useLanguage,
  type StartPage,
} from '@/shell/preferences';
import styles from './PersonalCenter.module.css';
import { PreferenceField } from './PreferenceField';

const pageNames: Record<StartPage, TextKey> = {
  '/home': 'route.home',
  '/mainApp/todoList': 'route.todoList',
  '/mainApp/messageList': 'route.messageList',
  '/mainApp/noticeList': 'route.noticeList',
  '/mainApp/allManual': 'route.allManual',
};

/** The user's preferences, stored in this browser. */
export function PreferencesPanel() {
  const t = useText();
  const language = useLanguage();
  const colorScheme = useColorSchemeChoice();
  const [startPage, setPage] = useState(getStartPage);
  return (
    <Panel title={t('personal.preferences')} className={styles.panel}>
      <div className={styles.fields}>
        <PreferenceField
          label={t('personal.language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: t(`nav.language.${value}`) }))}
          onChange={(chosen) => void changeLanguage(chosen)}
        />
        <PreferenceField
          label={t('personal.colorScheme')}
          value={colorScheme}
          options={COLOR_SCHEME_CHOICES.map((value) => ({ value, label: t(`nav.colorScheme.${value}`) }))}
          onChange={setColorScheme}
        />
        <PreferenceField
          label={t('personal.startPage')}
          value={startPage}
          options={START_PAGES.map((value) => ({ value, label: t(pageNames[value]) }))}
          onChange={(page) => {
            setStartPage(page);
            setPage(page);
          }}
        />
      </div>
    </Panel>
  );
}
