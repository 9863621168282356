export { FeedbackHost } from './FeedbackHost';
export { confirm, dismissQuestions, type Question } from './confirmStore';
export { describeError } from './describeError';
export { reportFailure } from './reportFailure';
export { useReadFailure } from './useReadFailure';
export { toast, type ToastRequest, type ToastType } from './toastStore';
