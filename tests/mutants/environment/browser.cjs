module.exports = require('./bail.cjs')(require('../../support/jest/jsdom.cjs'));
