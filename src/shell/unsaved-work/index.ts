export { confirmLeave } from './confirmLeave';
export { confirmEndOf } from './confirmEndOf';
export { describeLeaving, isLoss, type UnsavedWork } from './describeLeaving';
export { listUnsaved, registerUnsavedSource, type UnsavedSource } from './unsavedSources';
