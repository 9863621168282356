export { Avatar } from './Avatar';
export { askAlsoAbout, chooseSignOut, type ListUnsaved } from './chooseSignOut';
export { UserMenu } from './UserMenu';
