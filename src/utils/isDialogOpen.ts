import { firstVisible } from './isVisible';

/** Whether something on screen keeps the focus until it is closed. */
export const isModalOpen = (): boolean =>
  firstVisible(document, '[aria-modal="true"], [role="alertdialog"], dialog[open]') !== undefined;

/**
 * Whether a dialog is on screen. Those of hidden pages do not count, nor panels that let the person work beside them
 * (`aria-modal="false"`).
 */
export const isDialogOpen = (): boolean =>
  firstVisible(document, '[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"], dialog[open]') !== undefined;
