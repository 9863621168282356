/** Styles of the shared parts that lie over a page: `.form-foot`, `.dialog`, and `.date-field` with its calendar. */
export const floatingPartStyles = (root: string): string => FLOATING_PART_STYLES.replaceAll('&', root);

const FLOATING_PART_STYLES = `
& .form-foot {
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: flex-end;
  margin-top: 20px;
  padding: 12px 0;
  background: var(--card);
  border-top: 1px solid var(--line);
}
& .form-foot > [role='status'] {
  flex: 1 1 140px;
  color: var(--ink-3);
  font-size: 13px;
}
& .form-foot > [data-changed] {
  color: var(--warning);
}
/* Fields of one form are as wide everywhere; a form that is a card keeps the width of the others. */
& form:not(.card):has(.form-foot) {
  max-width: 720px;
}
/* A field that gets the focus is scrolled out from under the foot. */
& form:has(.form-foot) :is(input, select, textarea) {
  scroll-margin-bottom: 100px;
}
/* The last thing in a card, in a form or a tab of it too, stands on the card's edge instead of its padding. */
& .card > .form-foot:last-child,
& .card form:not(:has(+ :not(.dialog-veil))) .form-foot:last-child {
  margin-bottom: -16px;
}
& .dialog-veil {
  position: fixed;
  inset: 0;
  z-index: 20;
  display: grid;
  padding: 16px;
  background: var(--veil);
  place-items: center;
}
& .dialog {
  display: flex;
  flex-direction: column;
  width: min(480px, 100%);
  max-height: 100%;
  color: var(--ink);
  background: var(--card);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-dialog);
}
& .dialog > header {
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 16px 16px 8px 24px;
}
& .dialog > header > h2 {
  margin: 0;
  font-size: 15px;
  font-weight: 650;
  line-height: 24px;
}
& .dialog > header > button {
  flex: none;
  width: 32px;
  height: 32px;
  padding: 0;
  color: var(--ink-3);
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  font: 20px/32px var(--font-family);
  cursor: pointer;
}
& .dialog > header > button:hover {
  color: var(--ink);
  background: var(--hover);
}
& .dialog-body {
  min-height: 0;
  padding: 0 24px 16px;
  overflow: auto;
}
& .dialog-foot {
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: flex-end;
  padding: 12px 24px 16px;
  border-top: 1px solid var(--line);
}
& .date-field {
  position: relative;
  display: flex;
  min-width: 0;
}
& .date-field > input {
  flex: 1 1 auto;
  width: 100%;
  min-width: 0;
  padding-inline-end: 40px;
  font-variant-numeric: tabular-nums;
}
& .date-field > button {
  position: absolute;
  inset-block: 3px;
  inset-inline-end: 3px;
  display: grid;
  width: 30px;
  padding: 0;
  color: var(--ink-3);
  background: none;
  border: 0;
  border-radius: var(--radius-tag);
  cursor: pointer;
  place-items: center;
}
& .date-field > button:hover:enabled {
  color: var(--brand);
  background: var(--hover);
}
& .date-field > button:disabled {
  cursor: not-allowed;
}
& .date-popup {
  position: absolute;
  top: calc(100% + 4px);
  inset-inline-start: 0;
  z-index: 10;
  width: 272px;
  padding: 12px;
  color: var(--ink);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  box-shadow: var(--shadow-float);
}
& .date-popup[data-above] {
  top: auto;
  bottom: calc(100% + 4px);
}
& .date-popup header {
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: 600;
}
& .date-popup button {
  min-width: 32px;
  height: 32px;
  padding: 0;
  color: inherit;
  background: none;
  border: 1px solid transparent;
  border-radius: var(--radius-tag);
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
}
& .date-popup button:hover:enabled {
  background: var(--brand-weak);
}
& .date-popup button:disabled {
  color: var(--line-strong);
  cursor: not-allowed;
}
& .date-popup table {
  width: 100%;
  border-collapse: collapse;
}
& .date-popup th,
& .date-popup td {
  padding: 0;
  border: 0;
  font-weight: 400;
  text-align: center;
}
& .date-popup th {
  color: var(--ink-3);
  font-size: 12px;
  line-height: 28px;
}
& .date-popup [aria-current='date'] {
  border-color: var(--brand);
}
& .date-popup [aria-selected='true'] button {
  color: var(--card);
  background: var(--brand);
}
& .date-popup .today {
  width: 100%;
  margin-top: 4px;
  color: var(--brand);
}
/* As the padding of a card. */
@media (width <= 640px) {
  & .card > .form-foot:last-child,
  & .card form:not(:has(+ :not(.dialog-veil))) .form-foot:last-child {
    margin-bottom: -14px;
  }
}
@media (width < 600px), (height < 420px) {
  & .form-foot {
    position: static;
  }
}
`;
