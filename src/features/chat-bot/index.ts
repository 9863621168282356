export { ChatBot } from './ChatBot';
