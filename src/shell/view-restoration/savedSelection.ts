/** A selection by its two ends, in the direction in which it was made. */
export interface SavedSelection {
  anchor: Range;
  focus: Range;
}

/** A range stays correct when nodes before it are added or removed; two offsets would not. */
const pointAt = (node: Node, offset: number): Range => {
  const range = document.createRange();
  range.setStart(node, offset);
  return range;
};

/** Text fields keep their own selection; this module handles the document's. */
export const isTextControl = (element: Element): boolean => element.matches('input, textarea');

/** Whether nothing is selected: both ends are equal. */
export const isCaret = (selection: SavedSelection | null): boolean =>
  selection === null ||
  (selection.anchor.startContainer === selection.focus.startContainer &&
    selection.anchor.startOffset === selection.focus.startOffset);

/** The document's selection when it is inside of the pane, otherwise null. */
export function readSelection(pane: HTMLElement): SavedSelection | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || !pane.contains(anchorNode) || !pane.contains(focusNode)) return null;
  return { anchor: pointAt(anchorNode, anchorOffset ?? 0), focus: pointAt(focusNode, focusOffset ?? 0) };
}

/** Restores the selection in the pane when its nodes still exist. */
export function restoreSelection(pane: HTMLElement, selection: SavedSelection | null): void {
  if (!selection) return;
  const { anchor, focus } = selection;
  if (!pane.contains(anchor.startContainer) || !pane.contains(focus.startContainer)) return;
  document
    .getSelection()
    ?.setBaseAndExtent(anchor.startContainer, anchor.startOffset, focus.startContainer, focus.startOffset);
}
