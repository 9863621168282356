import { useId } from 'react';
import DoubleLeftOutlined from '@ant-design/icons/es/icons/DoubleLeftOutlined';
import { useStore } from 'zustand';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { ariaKeys, toggleMenu } from '@/shell/actions';
import { MenuGroups } from './MenuGroups';
import { sideMenuStore, toggleSideMenu } from './sideMenuStore';
import styles from './SideMenu.module.css';

/** The side menu of the workspace: 178 px wide, or 56 px with icons only (R053–R059). */
export default function SideMenu({ path }: { path: string }) {
  const t = useText();
  const id = useId();
  const isCollapsed = useStore(sideMenuStore, (state) => state.isCollapsed);
  const name = t(isCollapsed ? 'menu.expand' : 'menu.collapse');

  return (
    <nav id={id} className={cx(styles.menu, isCollapsed && styles.collapsed)} aria-label={t('menu.label')}>
      <div className={styles.scroller}>
        <MenuGroups path={path} isCollapsed={isCollapsed} />
      </div>
      <button
        type="button"
        className={styles.toggle}
        title={t('menu.keys', { name })}
        aria-expanded={!isCollapsed}
        aria-controls={id}
        aria-keyshortcuts={ariaKeys(toggleMenu.shortcut)}
        aria-label={name}
        onClick={toggleSideMenu}
      >
        <DoubleLeftOutlined aria-hidden className={cx(isCollapsed && styles.turned)} />
        {!isCollapsed && <span className={styles.name}>{t('menu.fold')}</span>}
      </button>
    </nav>
  );
}
