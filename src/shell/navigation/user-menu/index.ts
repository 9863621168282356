export { Avatar } from './Avatar';
export { UserMenu } from './UserMenu';
