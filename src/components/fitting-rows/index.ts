export { useFittingRows } from './useFittingRows';
