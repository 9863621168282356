export * from './listQuery';
export * from './csv';
