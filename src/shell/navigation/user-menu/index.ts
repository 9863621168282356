export { Avatar } from './Avatar';
export { chooseSignOut } from './chooseSignOut';
export { UserMenu } from './UserMenu';
