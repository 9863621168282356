export { LeftOutNote } from './LeftOutNote';
