export { cleanCode, judgeCode, type CodeFault } from './code';
export { endOfWait, standingEnd, waitSeconds } from './countdown';
export { cleanPhone, isMobile } from './phone';
