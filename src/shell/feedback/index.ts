export { FeedbackHost } from './FeedbackHost';
export { confirmLeave } from './confirmLeave';
export type { UnsavedWork } from './unsavedWork';
export { confirm, dismissQuestions, type Question } from './confirmStore';
export { describeError } from './describeError';
export { protectFromRenewal } from './renewal';
export { reportFailure } from './reportFailure';
export { useReadFailure } from './useReadFailure';
export { toast, type ToastRequest, type ToastType } from './toastStore';
