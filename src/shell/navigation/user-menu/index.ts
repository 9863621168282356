export { Avatar } from './Avatar';
export { askAlsoAbout, chooseSignOut, type NameUnsaved } from './chooseSignOut';
export { UserMenu } from './UserMenu';
