/**
 * Native checkboxes and radio buttons as the portal draws them: the browser's own ones are filled with grey on a dark
 * ground. With the custom properties of `themeVariables`.
 *
 * @param input - Selector of the inputs.
 */
export const choiceStyles = (input: string): string => CHOICE_STYLES.replaceAll('&', input);

const CHOICE_STYLES = `
& {
  display: inline-grid;
  flex: none;
  place-content: center;
  width: 16px;
  height: 16px;
  min-height: 0;
  margin: 0;
  padding: 0;
  background: var(--card);
  border: 1px solid var(--ink-3);
  border-radius: 4px;
  appearance: none;
}
&[type='radio'] {
  border-radius: 50%;
}
&:checked {
  background: var(--brand);
  border-color: var(--brand);
}
&:checked::before {
  width: 10px;
  height: 10px;
  background: var(--card);
  clip-path: polygon(14% 44%, 0 58%, 39% 96%, 100% 22%, 86% 8%, 38% 67%);
  content: '';
}
&[type='radio']:checked::before {
  width: 6px;
  height: 6px;
  border-radius: 50%;
  clip-path: none;
}
&:disabled {
  opacity: 0.5;
}
@media (forced-colors: active) {
  & {
    appearance: auto;
  }
  &::before {
    content: none;
  }
}
`;
