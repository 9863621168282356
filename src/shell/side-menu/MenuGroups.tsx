import { useId } from 'react';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useStore } from 'zustand';
import { findMenuItem, SIDE_MENU, type MenuGroup } from '@/domain/side-menu';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { MenuLink } from './MenuLink';
import { sideMenuStore, toggleGroup } from './sideMenuStore';
import styles from './SideMenu.module.css';

interface MenuGroupsProps {
  /** Path of the current route. */
  path: string;
  isCollapsed: boolean;
  onFollow?: () => void;
}

/** The groups of the side menu. A click expands a closed one; in icon mode all entries are shown (R053). */
export function MenuGroups({ path, isCollapsed, onFollow }: MenuGroupsProps) {
  return (
    <ul className={styles.groups}>
      {SIDE_MENU.map((group) => (
        <Group key={group.code} group={group} path={path} isCollapsed={isCollapsed} onFollow={onFollow} />
      ))}
    </ul>
  );
}

function Group({ group, path, isCollapsed, onFollow }: MenuGroupsProps & { group: MenuGroup }) {
  const t = useText();
  const listId = useId();
  const isClosed = useStore(sideMenuStore, ({ closedGroups }) => closedGroups.includes(group.code));
  const name = t(`menu.${group.code}`);
  const isOpen = isCollapsed || !isClosed;

  return (
    <li>
      {!isCollapsed && (
        <button
          type="button"
          className={styles.group}
          aria-expanded={isOpen}
          aria-controls={listId}
          title={name}
          onClick={() => toggleGroup(group.code)}
        >
          <span className={styles.name}>{name}</span>
          <DownOutlined aria-hidden className={cx(styles.arrow, !isOpen && styles.closed)} />
        </button>
      )}
      <ul id={listId} className={styles.items} aria-label={name} hidden={!isOpen}>
        {group.items.map((item) => (
          <li key={item.path}>
            <MenuLink
              item={item}
              isCurrent={findMenuItem(path)?.item === item}
              isCollapsed={isCollapsed}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
