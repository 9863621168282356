import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useText } from '@/locales/text';
import styles from './FormPage.module.css';

/** The error of a field, worded so that the user knows what to do. */
export interface FormError {
  /** Id of the field's element. */
  fieldId: string;
  message: string;
}

/** The errors of a form as links to the fields; focused after each failed attempt (R193). */
export function ErrorSummary({ errors, attempt = 0 }: { errors: readonly FormError[]; attempt?: number }) {
  const t = useText();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const firstField = errors[0]?.fieldId;

  useEffect(() => {
    if (!hasErrors || attempt === 0) return;
    // With the first field and the error below it, where both fit.
    formItemOf(firstField)?.scrollIntoView({ block: 'nearest' });
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once per attempt, whatever is corrected afterwards
  }, [hasErrors, attempt]);

  if (!hasErrors) return null;
  const go = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    focusField(fieldId);
  };
  return (
    <div ref={box} className={styles.errors} role="group" aria-labelledby={titleId} tabIndex={-1} data-error-summary>
      <h2 id={titleId} className={styles.errorTitle}>
        {t('forms.errorTitle', { count: errors.length })}
      </h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => go(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A field with its label and its error. */
const formItemOf = (fieldId = '') => document.getElementById(fieldId)?.closest('.ant-form-item');

const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex]';

/** Scrolls a field into view and focuses it, or the first control inside it. */
function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  // Centered: the sticky header must not cover it.
  (field ?? target)?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
