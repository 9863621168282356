export { confirmLeave } from './confirmLeave';
export { confirmReloadOf } from './confirmReloadOf';
export { describeLeaving, isLoss, type UnsavedWork } from './describeLeaving';
export { listUnsaved, registerUnsavedSource, type UnsavedSource } from './unsavedSources';
