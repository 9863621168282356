export {
  acceptForm,
  changeForm,
  EMPTY_FORM,
  firstOpenStep,
  isForWorkOrder,
  isOpen,
  isReasonLongEnough,
  isUntouched,
  REASON_LONGEST,
  REASON_SHORTEST,
  STEPS,
  toApplication,
  type ApplicationForm,
  type Presets,
  type Step,
} from './applicationForm';
export { isSentAs } from './isSentAs';
export { idOfName, toTree, type TreeItem } from './toTree';
