export { ActionBar } from './ActionBar';
export { ErrorSummary, type FormError } from './ErrorSummary';
export { FormPage, type FormPageProps } from './FormPage';
export { FormState } from './FormState';
export { useFormErrors } from './useFormErrors';
