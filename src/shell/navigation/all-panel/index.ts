export { AllMenu } from './AllMenu';
