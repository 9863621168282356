export * from './buildTree';
export * from './listQuery';
export * from './csv';
