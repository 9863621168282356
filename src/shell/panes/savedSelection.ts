/** A selection by its two ends, in the direction in which it was made. */
export interface SavedSelection {
  anchor: Range;
  focus: Range;
}

/** A range follows what is put in or taken out before it, which two plain numbers would not. */
const pointAt = (node: Node, offset: number): Range => {
  const range = document.createRange();
  range.setStart(node, offset);
  return range;
};

/** Text fields keep their selection by themselves; the document's is about the rest. */
export const isTextControl = (element: Element): boolean => element.matches('input, textarea');

/** Whether nothing is marked: the two ends are one place. */
export const isCaret = (selection: SavedSelection | null): boolean =>
  selection === null ||
  (selection.anchor.startContainer === selection.focus.startContainer &&
    selection.anchor.startOffset === selection.focus.startOffset);

/** The document's selection when it lies inside of the pane, otherwise null. */
export function readSelection(pane: HTMLElement): SavedSelection | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || !pane.contains(anchorNode) || !pane.contains(focusNode)) return null;
  return { anchor: pointAt(anchorNode, anchorOffset ?? 0), focus: pointAt(focusNode, focusOffset ?? 0) };
}

/** Selects again what was selected in the pane, when it is still there. */
export function restoreSelection(pane: HTMLElement, selection: SavedSelection | null): void {
  if (!selection) return;
  const { anchor, focus } = selection;
  if (!pane.contains(anchor.startContainer) || !pane.contains(focus.startContainer)) return;
  document
    .getSelection()
    ?.setBaseAndExtent(anchor.startContainer, anchor.startOffset, focus.startContainer, focus.startOffset);
}
