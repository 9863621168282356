export { MyTodos } from './home/MyTodos';
export { useDayOfTodos } from './home/useDayOfTodos';
export { TodoCenter } from './TodoCenter';
