import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Link } from '@umijs/max';
import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { Dropdown } from 'antd';
import { cx } from '@/utils/cx';
import { IconButton } from '../IconButton';
import { handleMenuKey, itemsOf } from './useDismiss';
import styles from './ButtonMenu.module.css';

export interface ButtonMenuItem {
  key: string;
  label: string;
  /** Called when it is chosen, or the link's target. */
  onClick?: () => void;
  to?: string;
  isDanger?: boolean;
  /** Set for one of several that exclude each other. */
  isChecked?: boolean;
}

interface ButtonMenuProps extends ComponentProps<typeof IconButton> {
  items: readonly ButtonMenuItem[];
}

/**
 * A button with a menu, which stays within its page. The menu opens by click, Enter, Space or ArrowDown; a choice and
 * Escape return the focus to the button, so that a dialog that the choice opens returns it there, too.
 */
export function ButtonMenu({ items, ...button }: ButtonMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** Whether it was opened by keyboard: then the first item gets the focus. */
  const isByKeyboard = useRef(false);
  const close = () => {
    buttonRef.current?.focus();
    setOpen(false);
  };
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      popupRender={() => (
        <MenuPanel label={button.label} items={items} isByKeyboard={isByKeyboard.current} onClose={close} />
      )}
    >
      <IconButton
        {...button}
        ref={buttonRef}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerDown={() => (isByKeyboard.current = false)}
        onKeyDown={(event) => {
          isByKeyboard.current = true;
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          // The list moves between its rows with it.
          event.stopPropagation();
          setOpen(true);
        }}
      />
    </Dropdown>
  );
}

interface MenuPanelProps {
  label: string;
  items: readonly ButtonMenuItem[];
  isByKeyboard: boolean;
  onClose(): void;
}

function MenuPanel({ label, items, isByKeyboard, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isByKeyboard) return;
    // antd puts the panel into the page after its effects.
    const frame = requestAnimationFrame(() => itemsOf(panel.current)[0]?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isByKeyboard]);
  return (
    <div
      ref={panel}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      // antd's dropdown handles keys of the window, too.
      onKeyDown={(event) => handleMenuKey(event, panel.current, onClose)}
    >
      {items.map(({ key, label: text, onClick, to, isDanger, isChecked }) => {
        const shared = { role: 'menuitem', tabIndex: -1, className: cx(styles.item, isDanger && styles.danger) };
        if (to !== undefined)
          return (
            <Link key={key} {...shared} to={to} onClick={onClose}>
              {text}
            </Link>
          );
        return (
          <button
            key={key}
            {...shared}
            type="button"
            role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={isChecked}
            onClick={() => {
              onClose();
              onClick?.();
            }}
          >
            {text}
            {isChecked && <CheckOutlined className={styles.end} aria-hidden />}
          </button>
        );
      })}
    </div>
  );
}
