import { partStyles } from './partStyles.ts';

/**
 * The portal's basic styles for a subsystem without a component library: text, links, `.button` (`.primary`,
 * `.danger`, `.link`), fields, `.card`, `.field` with its `.problem` and `.hint`, `.actions`, `.empty`,
 * `.visually-hidden`, and the parts of `partStyles`. It uses the custom properties of `themeVariables`.
 *
 * @param root - Selector of the subsystem's own element. Nothing outside it is styled, even when another subsystem
 *   uses another version of these styles.
 * @returns A style sheet; insert it before the subsystem's own.
 * @example
 * <div className="lift-app" style={themeVariables(theme)}>
 *   <style>{baseStyles('.lift-app') + styles}</style>
 */
export const baseStyles = (root: string): string => BASE_STYLES.replaceAll('&', root) + partStyles(root);

// Flat, because the oldest supported browser does not support nesting.
const BASE_STYLES = `
& {
  box-sizing: border-box;
  color-scheme: var(--color-scheme, light);
  min-height: 100%;
  padding: 20px var(--page-gutter) 32px;
  color: var(--ink);
  background: var(--background);
  font-family: var(--font-family);
  font-size: 14px;
  line-height: 22px;
}
& *,
& *::before,
& *::after {
  box-sizing: border-box;
}
& :focus-visible {
  outline: 2px solid var(--brand);
  outline-offset: 2px;
}
/* The ring of a field takes the place of its border: one line, not two. */
& :is(input, select, textarea):not([type='checkbox'], [type='radio'], [type='range']):focus-visible {
  outline-offset: -1px;
}
& h1,
& h2,
& h3,
& p,
& dl,
& dd,
& ol,
& ul {
  margin: 0;
  padding: 0;
}
& ol,
& ul {
  list-style: none;
}
& h1 {
  font-size: 18px;
  font-weight: 650;
  line-height: 28px;
}
& h1:focus {
  outline: none;
}
& h2 {
  font-size: 15px;
  font-weight: 650;
  line-height: 24px;
}
& a {
  color: var(--brand);
  text-decoration: none;
}
& a:hover {
  text-decoration: underline;
}
& .muted {
  color: var(--ink-3);
  font-size: 13px;
}
& .figures {
  font-variant-numeric: tabular-nums;
}
& .button,
& input,
& select,
& textarea {
  min-height: 34px;
  padding: 5px 11px;
  color: var(--ink);
  background: var(--card);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  font: inherit;
}
& select {
  padding-inline-end: 30px;
  background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='6' fill='none' stroke='%235f6b85' stroke-width='1.25'%3E%3Cpath d='m1 .75 4 4 4-4'/%3E%3C/svg%3E");
  background-repeat: no-repeat;
  background-position: right 12px center;
  appearance: none;
  text-overflow: ellipsis;
}
& textarea {
  resize: vertical;
}
& [hidden] {
  display: none !important;
}
& input::placeholder,
& textarea::placeholder {
  color: var(--ink-3);
  opacity: 1;
}
& input:hover,
& select:hover,
& textarea:hover {
  border-color: var(--brand);
}
& input[aria-invalid='true'],
& textarea[aria-invalid='true'] {
  border-color: var(--danger);
}
& input:disabled,
& select:disabled,
& textarea:disabled {
  color: var(--ink-2);
  background: var(--background);
  border-color: var(--line);
}
& .button {
  display: inline-flex;
  gap: 6px;
  align-items: center;
  justify-content: center;
  padding: 5px 15px;
  cursor: pointer;
  white-space: nowrap;
}
& .button:hover {
  color: var(--brand);
  border-color: var(--brand);
  text-decoration: none;
}
& .button.primary {
  color: var(--card);
  background: var(--brand);
  border-color: var(--brand);
}
& .button.primary:hover {
  background: var(--brand-strong);
  border-color: var(--brand-strong);
}
& .button.danger {
  color: var(--danger);
  border-color: currentcolor;
}
& .button.danger.primary {
  color: var(--card);
  background: var(--danger);
  border-color: var(--danger);
}
& .button.link {
  min-height: 0;
  padding: 0 4px;
  color: var(--brand);
  background: none;
  border-color: transparent;
}
& .button.link:hover {
  text-decoration: underline;
}
& .button:disabled,
& .button.primary:disabled {
  color: var(--ink-3);
  background: var(--background);
  border-color: var(--line);
  cursor: not-allowed;
}
& .card {
  padding: 16px 20px;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
}
& .field {
  display: grid;
  gap: 4px;
  align-content: start;
  min-width: 0;
}
& .field > label,
& .field > .label {
  color: var(--ink-2);
  font-size: 13px;
}
/* As antd marks them; screen readers are told by the field. */
& .required::before {
  margin-inline-end: 4px;
  color: var(--danger);
  content: '*';
  content: '*' / '';
}
& .problem {
  color: var(--danger);
  font-size: 13px;
}
& .hint {
  color: var(--ink-3);
  font-size: 13px;
}
& .unsaved {
  color: var(--warning);
  font-size: 13px;
}
& .actions {
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
}
& .empty {
  padding: 56px 16px;
  color: var(--ink-3);
  text-align: center;
}
& .empty svg {
  display: block;
  margin: 0 auto 12px;
  fill: none;
  stroke: var(--line-strong);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}
& .empty strong {
  display: block;
  margin-bottom: 4px;
  color: var(--ink);
  font-weight: 650;
}
& .visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@media (forced-colors: active) {
  & select {
    background-image: none;
    appearance: auto;
  }
  & .button.primary:not(:disabled) {
    color: Canvas;
    background: LinkText;
    border-color: LinkText;
    forced-color-adjust: none;
  }
}
@media (width <= 640px) {
  & {
    padding: 16px 12px 24px;
  }
  & .card {
    padding: 14px;
  }
}
`;
