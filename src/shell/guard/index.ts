export { RequireAction } from './RequireAction';
