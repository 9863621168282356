import type { ReactNode } from 'react';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import type { Found, Searchable } from '@/domain/navigation';
import { useText, type TextKey } from '@/locales/text';
import { SEPARATOR, userMenu, type RunAction, type UserContext } from '@/shell/actions';
import { marked, PanelSection } from './PanelSection';
import styles from './PanelGroup.module.css';

/** An action that can be searched. */
export interface FoundAction extends Searchable {
  id: string;
  systemName: string;
  icon: ReactNode;
  run(): void;
}

/** Other words for actions of the user menu, by the title of the action or of its group. */
const OTHER_WORDS: Partial<Record<TextKey, TextKey>> = {
  'nav.user.language': 'nav.all.languageWords',
  'nav.user.colorScheme': 'nav.all.colorWords',
  'nav.user.logOut': 'nav.all.logOutWords',
};

/** What the search offers to do: the actions of the user menu and the customization of the menu. */
export function useActions(context: UserContext, onCustomize: () => void): readonly FoundAction[] {
  const t = useText();
  const found = (action: RunAction<UserContext>, titleKey: TextKey, systemName = t(titleKey)): FoundAction => {
    const words = OTHER_WORDS[titleKey];
    const { id, icon, run } = action;
    return { id, systemName, ...(words && { serverName: t(words) }), icon, run: () => run(context) };
  };
  return [
    ...userMenu([]).flatMap((item): FoundAction[] => {
      if (item === SEPARATOR) return [];
      if ('actions' in item)
        return item.actions.flatMap((action) => {
          if (!('run' in action) || action.isChecked?.(context)) return [];
          const name = t('nav.all.choice', { group: t(item.titleKey), choice: t(action.titleKey) });
          return { ...found(action, item.titleKey, name), icon: item.icon };
        });
      return 'run' in item && 'titleKey' in item ? [found(item, item.titleKey)] : [];
    }),
    {
      id: 'navigation.customize',
      systemName: t('nav.all.customize'),
      icon: <SettingOutlined />,
      run: onCustomize,
    },
  ];
}

interface ActionResultsProps {
  found: readonly Found<FoundAction>[];
  isResult: boolean;
  onChoose(): void;
}

/** The actions that a search has found. */
export function ActionResults({ found, isResult, onChoose }: ActionResultsProps) {
  const t = useText();
  return (
    <PanelSection
      title={t('nav.all.actions')}
      isResult={isResult}
      items={found.map(({ entry: { id, systemName, icon, run }, mark }) => (
        <button
          key={id}
          type="button"
          className={styles.entry}
          onClick={() => {
            // First, so that a dialog later returns the focus to where it was before the search.
            onChoose();
            run();
          }}
        >
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
          <span className={styles.name}>{marked(systemName, mark)}</span>
        </button>
      ))}
    />
  );
}
