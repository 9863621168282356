export { TodoCenter } from './TodoCenter';
