export { ActionBar } from './ActionBar';
export { ErrorSummary, type FormError } from './ErrorSummary';
export { FormPage, type FormPageProps } from './FormPage';
export { FormState } from './FormState';
export { focusField } from './focusField';
export { useFormErrors } from './useFormErrors';
