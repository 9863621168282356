import { useEffect, useState } from 'react';
import { useLocation } from '@umijs/max';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import { AppDrawer } from '@/components/AppDrawer';
import { useText } from '@/locales/text';
import { ariaKeys, toggleMenu, useShortcut } from '@/shell/actions';
import { MenuGroups } from './MenuGroups';
import styles from './SideMenu.module.css';

const DRAWER_WIDTH_PX = 260;

/** The side menu in a narrow window: a button, and a drawer that closes on navigation (R057). */
export default function SideMenuDrawer({ path }: { path: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const close = () => setOpen(false);
  useEffect(close, [key]);
  const [toggle] = useState(() => () => setOpen((wasOpen) => !wasOpen));
  useShortcut(toggleMenu, toggle);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(toggleMenu.shortcut)}
        aria-label={t('menu.label')}
        title={t('menu.label')}
        onClick={() => setOpen(true)}
      >
        <MenuOutlined aria-hidden />
      </button>
      <AppDrawer
        open={isOpen}
        placement="left"
        size={DRAWER_WIDTH_PX}
        title={t('menu.label')}
        closable={{ 'aria-label': t('menu.close') }}
        onClose={close}
        styles={{ body: { padding: 0 } }}
      >
        <nav aria-label={t('menu.label')} className={styles.drawn}>
          <MenuGroups path={path} isCollapsed={false} onFollow={close} />
        </nav>
      </AppDrawer>
    </>
  );
}
