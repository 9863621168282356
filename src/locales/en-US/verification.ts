/** The verification of who the person is (R162–R171, R300–R302). */
export default {
  'verification.verify.title': 'Identity verification',
  'verification.verify.text':
    'Verify yourself once with your identity card. The verification service does this on its own page.',
  'verification.verify.frame': 'Page of the verification service',
  'verification.verify.loading': 'The verification page is loading',
  'verification.verify.failed': 'The verification page could not be loaded',
  'verification.verify.unavailable': 'This environment has no verification page',
  'verification.review.title': 'Identity review',
  'verification.review.text': 'Submitted; the result usually comes within one working day.',
  'verification.review.steps': 'Progress of the review',
  'verification.review.submitted': 'Submitted',
  'verification.review.reviewing': 'Under review',
  'verification.review.done': 'Verified',
  'verification.review.isDone': 'done',
  'verification.review.refresh': 'Check the result',
  'verification.review.still': 'Still under review at {time}',
  'verification.review.passed': 'Your identity is verified',
  'verification.submitted': 'Submitted',
  'verification.idRequired': 'Please enter the ID number to query employee information',
  'verification.idInvalid': 'Please enter a correct ID number',
  'verification.contact': 'The administrator of your project or the group’s digital department can help you.',
};
