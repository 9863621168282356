export { cleanCode, judgeCode, type CodeFault } from './code';
export { endOfWait, RESEND_WAIT_S, standingEnd, waitSeconds } from './countdown';
export { cleanPhone, isMobile } from './phone';
