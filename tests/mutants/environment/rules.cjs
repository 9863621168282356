module.exports = require('./bail.cjs')(require('jest-environment-node').default);
