/** The states of the shared parts in forced colors, which remove backgrounds and shadows and draw transparent borders. */
export const forcedColorStyles = (root: string): string => FORCED_COLOR_STYLES.replaceAll('&', root);

const FORCED_COLOR_STYLES = `
@media (forced-colors: active) {
  & .counters > [aria-pressed='true'],
  & .segments > [aria-pressed='true'],
  & .segments > [aria-current] {
    color: HighlightText;
    background: Highlight;
    forced-color-adjust: none;
  }
  & .counters > [aria-pressed='true'] * {
    color: HighlightText;
  }
  /* The outline of the current one is around its letters, not on them. */
  & .tabs {
    gap: 8px;
  }
  & .tabs > a {
    padding-inline: 8px;
    /* A transparent border is drawn, as that of the current one. */
    border-bottom-color: Canvas;
  }
  & .tabs > a[aria-current] {
    border-bottom-color: Highlight;
  }
  & .pager button {
    border-color: Canvas;
  }
  & .pager [aria-current] {
    color: HighlightText;
    background: Highlight;
    border-color: Highlight;
    forced-color-adjust: none;
  }
  & .pager [aria-disabled='true'] {
    color: GrayText;
  }
  & .dialog,
  & .date-popup {
    border: 1px solid CanvasText;
  }
  & .date-popup button {
    border-color: Canvas;
  }
  & .date-popup [aria-current='date'] {
    border-color: Highlight;
  }
  & .date-popup [aria-selected='true'] button {
    color: HighlightText;
    background: Highlight;
    forced-color-adjust: none;
  }
}
`;
