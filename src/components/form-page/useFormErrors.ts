import { useState } from 'react';
import type { FormInstance } from 'antd';
import type { FormError } from './ErrorSummary';

type NamePath = readonly (string | number)[];
interface Failed {
  name: NamePath;
  errors: string[];
}

const isRefusal = (error: unknown): error is { errorFields: Failed[] } =>
  Array.isArray((error as { errorFields?: unknown } | null)?.errorFields);

/**
 * The errors of an antd form for the summary, in the order of the page. antd names a field's element after the form
 * and the field, so the form needs a name.
 */
export function useFormErrors<Values extends object>(form: FormInstance<Values>, formName: string) {
  const [state, setState] = useState<{ errors: FormError[]; attempt: number }>({ errors: [], attempt: 0 });

  const show = (failed: readonly Failed[]) =>
    setState(({ attempt }) => ({
      errors: inPageOrder(
        failed.flatMap(({ name, errors: [message] }) =>
          message === undefined ? [] : [{ fieldId: [formName, ...name].join('_'), message }],
        ),
      ),
      attempt: attempt + 1,
    }));

  return {
    ...state,
    /** Validates the form, or only some fields; returns undefined when there are errors, which are then shown. */
    async validate(names?: (keyof Values & string)[]): Promise<Partial<Values> | undefined> {
      try {
        // Errors of the other fields are not relevant to this attempt.
        if (names) form.setFields(form.getFieldsError().map(({ name }) => ({ name: name as never, errors: [] })));
        const values = await (names ? form.validateFields(names as never) : form.validateFields());
        setState(({ attempt }) => ({ errors: [], attempt }));
        return values;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        show(error.errorFields);
        return undefined;
      }
    },
    /** Shows an error from the server at the field that it refers to. */
    refuse(name: string, message: string): void {
      form.setFields([{ name: name as never, errors: [message] }]);
      show([{ name: [name], errors: [message] }]);
    },
    /** Validates a field with an error again because a value that it depends on has changed. */
    recheck(name: keyof Values & string): void {
      if (form.getFieldError(name as never).length === 0) return;
      // Remaining errors are shown at the field.
      form.validateFields([name] as never).catch(() => undefined);
    },
    /** Removes corrected fields from the summary: for the form's `onFieldsChange`. */
    refresh(): void {
      setState((current) => {
        if (current.errors.length === 0) return current;
        const open = new Set(
          form
            .getFieldsError()
            .filter(({ errors }) => errors.length > 0)
            .map(({ name }) => [formName, ...name].join('_')),
        );
        const errors = current.errors.filter(({ fieldId }) => open.has(fieldId));
        return errors.length === current.errors.length ? current : { ...current, errors };
      });
    },
  };
}

/** Sorts errors by the position of their fields on the page; antd's order is that of registration. */
function inPageOrder(errors: FormError[]): FormError[] {
  const elements = new Map(errors.map(({ fieldId }) => [fieldId, document.getElementById(fieldId)]));
  return [...errors].sort((one, other) => {
    const [first, second] = [elements.get(one.fieldId), elements.get(other.fieldId)];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
