export { AllMenu, preloadAllPanel } from './AllMenu';
