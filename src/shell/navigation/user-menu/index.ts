export { Avatar } from './Avatar';
export { askAlsoAbout, type NameUnsaved } from './chooseSignOut';
export { UserMenu } from './UserMenu';
