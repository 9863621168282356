export { ActionBar } from './ActionBar';
export { ErrorSummary } from './ErrorSummary';
export { FormPage } from './FormPage';
export { FormState } from './FormState';
export { useFormErrors } from './useFormErrors';
