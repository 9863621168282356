import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import {
  COLOR_SCHEME_CHOICES,
  LANGUAGES,
  setColorScheme,
  type ColorSchemeChoice,
  type Language,
} from '@/shell/preferences';
import { requestSignOut } from '@/shell/session';
import {
  SEPARATOR,
  type Action,
  type ActionGroup,
  type ActionMenuItem,
  type RunAction,
  type SiteAction,
} from '../action';
import { changeLanguage } from '../changeLanguage';

export interface UserContext {
  language: Language;
  colorScheme: ColorSchemeChoice;
  openShortcuts(): void;
  openAbout(): void;
}

const openProfile: Action = {
  id: 'user.profile',
  titleKey: 'nav.user.personalInfo',
  icon: <IdcardOutlined />,
  href: () => '/personalInfo',
};

const chooseLanguage: ActionGroup<UserContext> = {
  titleKey: 'nav.user.language',
  icon: <GlobalOutlined />,
  actions: LANGUAGES.map((language) => ({
    id: `user.language.${language}`,
    titleKey: `nav.language.${language}` as const,
    lang: language,
    isChecked: (context) => context.language === language,
    run: () => void changeLanguage(language),
  })),
};

const chooseColorScheme: ActionGroup<UserContext> = {
  titleKey: 'nav.user.colorScheme',
  icon: (
    <svg width="1em" height="1em" viewBox="0 0 16 16" fill="none" stroke="currentColor">
      <circle cx="8" cy="8" r="6" />
      <path d="M8 2v12a6 6 0 000-12z" fill="currentColor" />
    </svg>
  ),
  actions: COLOR_SCHEME_CHOICES.map((choice) => ({
    id: `user.colorScheme.${choice}`,
    titleKey: `nav.colorScheme.${choice}` as const,
    isChecked: (context) => context.colorScheme === choice,
    run: () => setColorScheme(choice),
  })),
};

export const showShortcuts: RunAction<Pick<UserContext, 'openShortcuts'>> = {
  id: 'user.shortcuts',
  titleKey: 'nav.user.shortcuts',
  icon: <KeyOutlined />,
  // Types no character, so it works in text fields.
  shortcut: { area: 'everywhere', keys: [['Mod', '/']], titleKey: 'nav.keys.thisList' },
  run: ({ openShortcuts }) => openShortcuts(),
};

const showAbout: Action<UserContext> = {
  id: 'user.about',
  titleKey: 'nav.user.about',
  icon: <InfoCircleOutlined />,
  run: ({ openAbout }) => openAbout(),
};

const logOut: Action = {
  id: 'user.signOut',
  titleKey: 'nav.user.logOut',
  icon: <LogoutOutlined />,
  run: () => void requestSignOut(),
};

/** The user menu (R095). */
export const userMenu = (sites: readonly SiteAction[]): readonly ActionMenuItem<UserContext>[] => [
  openProfile,
  ...sites,
  chooseLanguage,
  chooseColorScheme,
  showShortcuts,
  showAbout,
  SEPARATOR,
  logOut,
];
