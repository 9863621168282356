export { FeedbackHost } from './FeedbackHost';
export { confirm, dismissQuestions } from './confirmStore';
export { copyWithToast } from './copyWithToast';
export { describeError } from './describeError';
export { onFailureReported, reportFailure } from './reportFailure';
export { useReadFailure } from './useReadFailure';
export { toast } from './toastStore';
