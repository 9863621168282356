export { ButtonMenu } from './ButtonMenu';
export { FloatingMenu, type FloatingMenuProps } from './FloatingMenu';
export { useAnchoredPosition } from './useAnchoredPosition';
export { useContextMenu } from './useContextMenu';
export { moveInPanel, useDismiss } from './useDismiss';
export { useMenuButton } from './useMenuButton';
