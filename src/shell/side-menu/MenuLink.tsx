import { useState } from 'react';
import { Link } from '@umijs/max';
import { Tooltip } from 'antd';
import { MESSAGE_LIST_PATH } from '@/constants/paths';
import type { MenuItem } from '@/domain/side-menu';
import { useText, type TextKey } from '@/locales/text';
import { useUnread } from '@/shell/unread';
import { cx } from '@/utils/cx';
import { MenuIcon } from './icons';
import { usePageAddress } from './usePageAddress';
import styles from './SideMenu.module.css';

/** The page whose entry shows the unread count (R053). */
const UNREAD_MAX = 99;

interface MenuLinkProps {
  item: MenuItem;
  isCurrent: boolean;
  isCollapsed: boolean;
  onFollow?: () => void;
}

/** One entry of the side menu: a link, with its name as a tooltip in icon mode (R057, R059). */
export function MenuLink({ item, isCurrent, isCollapsed, onFollow }: MenuLinkProps) {
  const t = useText();
  const { path, titleKey } = item;
  const name = t(titleKey as TextKey);
  const address = usePageAddress(path);
  // Mounted when first needed: a tooltip for each entry would delay the first frame of the collapsed menu.
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return (
    <Link
      to={address}
      className={cx(styles.item, isCurrent && styles.current)}
      aria-current={isCurrent ? 'page' : undefined}
      title={isCollapsed ? undefined : name}
      data-leads-away
      onClick={onFollow}
      onPointerEnter={() => setPointedAt(true)}
      onFocus={({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <MenuIcon path={path} className={styles.icon} />
      <span className={isCollapsed ? 'visually-hidden' : styles.name}>{name}</span>
      {path === MESSAGE_LIST_PATH && <Unread isCollapsed={isCollapsed} />}
      {isCollapsed && (isPointedAt || isFocused) && (
        <Tooltip title={name} placement="right" open={isFocused || undefined}>
          <span className={styles.whole} />
        </Tooltip>
      )}
    </Link>
  );
}

/** Number of unread messages; renders nothing while it is unknown or zero. */
function Unread({ isCollapsed }: { isCollapsed: boolean }) {
  const t = useText();
  const unread = useUnread();
  if (!unread) return null;
  return (
    <>
      <span className={cx(styles.badge, isCollapsed && styles.corner)} aria-hidden>
        {unread > UNREAD_MAX ? `${UNREAD_MAX}+` : unread}
      </span>
      <span className="visually-hidden">{t('menu.unread', { count: unread })}</span>
    </>
  );
}
