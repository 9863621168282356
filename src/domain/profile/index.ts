export { identityOf, type IdentityKind } from './identity';
export { maskPhone } from './maskPhone';
