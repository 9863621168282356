export { NoteBar } from './NoteBar';
