export { PersonalCenter } from './PersonalCenter';
