import { choiceStyles } from './choiceStyles.ts';
import { floatingPartStyles } from './floatingPartStyles.ts';
import { forcedColorStyles } from './forcedColorStyles.ts';
import { tableStyles } from './tableStyles.ts';

/**
 * Styles of the parts that every subsystem has: `.page-head`, `.back`, `.counters`, `.filters`, `.segments`, `.check`,
 * `.status`, `.tag`, `.due`, `.table`, `.pager`, `.tabs`, `.facts`, `.form-foot`, `.dialog` and `.date-field`. They style
 * no element without a class but a form around `.form-foot`, so they stand beside antd or another component library;
 * `baseStyles` contains them. They use the custom properties of `themeVariables`.
 *
 * `--page-gutter` is the padding of the root element's sides: as the portal's own lists, its content stays 1760 px wide
 * at most, so that a row can be read across in a very wide window. `baseStyles` sets the padding.
 *
 * @param root - Selector of the subsystem's own element. Nothing outside it is styled.
 * @returns A style sheet; insert it before the subsystem's own.
 */
export const partStyles = (root: string): string =>
  PART_STYLES.replaceAll('&', root) +
  choiceStyles(`${root} .check input`) +
  tableStyles(root) +
  floatingPartStyles(root) +
  forcedColorStyles(root);

// Flat, because the oldest supported browser does not support nesting.
const PART_STYLES = `
& {
  --page-gutter: max(24px, (100% - 1712px) / 2);
}
& .page-head {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  align-items: flex-end;
  justify-content: space-between;
  margin: 0 0 16px;
}
& .page-head > .back {
  flex-basis: 100%;
}
& .page-head > div:not(.actions) {
  flex: 1 1 0;
  min-width: min(100%, 200px);
}
& .page-head h1 {
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: center;
  margin: 0;
  font-size: 18px;
  font-weight: 650;
  line-height: 28px;
}
& .page-head h1:focus {
  outline: none;
}
& .page-head-facts {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  align-items: center;
  margin: 2px 0 0;
  color: var(--ink-3);
  font-size: 13px;
  line-height: 20px;
}
& .back {
  align-self: start;
  color: var(--brand);
  font-size: 13px;
  line-height: 24px;
  text-decoration: none;
}
& .back::before {
  content: '‹ ' / '';
}
& .back:hover {
  text-decoration: underline;
}
& .counters {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: 12px;
  margin: 0 0 16px;
}
& .counters > * {
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  margin: 0;
  padding: 6px 16px;
  color: var(--ink-2);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  font: inherit;
  text-align: start;
}
& .counters > button {
  cursor: pointer;
}
& .counters dd {
  margin: 0;
}
& .counters strong {
  color: var(--ink);
  font-size: 18px;
  font-weight: 650;
  line-height: 28px;
  font-variant-numeric: tabular-nums;
}
& .counters > button:hover,
& .counters > button[aria-pressed='true'] {
  border-color: var(--brand);
}
& .counters > button[aria-pressed='true'] {
  background: var(--brand-weak);
}
& .filters {
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin: 0 0 16px;
}
& .filters > .search,
& .filters > input[type='search'] {
  flex: 1 1 240px;
  max-width: 420px;
}
& .filters > .choice,
& .filters > select {
  width: auto;
  min-width: 148px;
  max-width: 100%;
}
& .filters > select:has(> option[value='']:checked) {
  color: var(--ink-3);
}
& .filters > .total {
  margin-inline-start: auto;
  color: var(--ink-3);
  font-size: 13px;
  font-variant-numeric: tabular-nums;
}
& .check {
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 34px;
  color: var(--ink-2);
  cursor: pointer;
}
& .segments {
  display: inline-flex;
  max-width: 100%;
  padding: 2px;
  background: var(--line);
  border-radius: var(--radius-control);
}
& .segments > * {
  min-height: 30px;
  padding: 3px 14px;
  color: var(--ink-2);
  background: none;
  border: 0;
  border-radius: var(--radius-tag);
  font: inherit;
  line-height: 24px;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
& .segments > *:hover {
  color: var(--brand);
  text-decoration: none;
}
& .segments > [aria-pressed='true'],
& .segments > [aria-current] {
  color: var(--brand);
  background: var(--card);
  font-weight: 600;
}
& .status {
  display: inline-flex;
  gap: 7px;
  align-items: center;
  /* Its baseline would be that of the dot. */
  vertical-align: top;
  color: var(--ink-2);
  line-height: 22px;
  white-space: nowrap;
}
/* A border, because forced colors remove backgrounds. */
& .status::before {
  flex: none;
  width: 0;
  border: 4px solid currentcolor;
  border-radius: 50%;
  content: '';
}
& .status[data-tone='brand'] {
  color: var(--brand);
}
& .status[data-tone='success'] {
  color: var(--success);
}
& .status[data-tone='warning'] {
  color: var(--warning);
}
& .status[data-tone='danger'] {
  color: var(--danger);
}
& .status[data-tone='quiet'] {
  color: var(--ink-3);
}
& .tag {
  display: inline-block;
  padding: 0 7px;
  color: var(--ink-2);
  background: var(--background);
  border: 1px solid var(--line);
  border-radius: var(--radius-tag);
  font-size: 12px;
  font-weight: 400;
  line-height: 20px;
  white-space: nowrap;
}
& .tag[data-tone='danger'] {
  color: var(--danger);
  background: none;
  border-color: currentcolor;
}
& .tag[data-tone='warning'] {
  color: var(--warning);
  background: none;
  border-color: currentcolor;
}
& .due {
  font-variant-numeric: tabular-nums;
}
& .due[data-due='late'] {
  color: var(--danger);
  font-weight: 500;
}
& .due[data-due='soon'] {
  color: var(--warning);
  font-weight: 500;
}
& .tabs {
  display: flex;
  gap: 24px;
  margin: 0 0 16px;
  overflow-x: auto;
  border-bottom: 1px solid var(--line);
}
& .tabs > a {
  padding: 8px 0;
  color: var(--ink-2);
  border-bottom: 2px solid transparent;
  text-decoration: none;
  white-space: nowrap;
}
& .tabs > a:focus-visible {
  outline-offset: -2px;
}
& .tabs > a:hover {
  color: var(--brand);
  text-decoration: none;
}
& .tabs > a[aria-current] {
  color: var(--brand);
  border-bottom-color: var(--brand);
  font-weight: 600;
}
& .facts {
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: 8px 16px;
  margin: 0;
}
& .facts dt {
  color: var(--ink-3);
}
& .facts dd {
  margin: 0;
  overflow-wrap: anywhere;
}
@media (width <= 640px) {
  & .counters {
    grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
    gap: 8px;
  }
  /* In one arrangement, whatever the length of the words. */
  & .counters > * {
    flex-flow: column;
    align-items: start;
    padding: 6px 8px;
    font-size: 13px;
  }
  & .counters strong {
    font-size: 16px;
    line-height: 24px;
  }
  & .counters .status {
    align-items: start;
    white-space: normal;
  }
  & .counters .status::before {
    margin-top: 7px;
  }
  & .filters > .search,
  & .filters > input[type='search'] {
    flex: 1 1 100%;
    max-width: none;
  }
  & .filters > .choice,
  & .filters > select {
    flex: 1 1 40%;
  }
  & .segments {
    overflow-x: auto;
  }
  & .segments > * {
    flex: 1 0 auto;
  }
}
@media print {
  & .filters,
  & .form-foot,
  & .back,
  & .page-head > .actions {
    display: none;
  }
}
`;
