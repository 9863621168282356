// @testing-library/dom with the settings of this project, for tests that load it.
const library = require('@testing-library/dom/dist/index.js');

// The timeout does not measure performance: a busy machine needs several times as long as an idle one.
library.configure({ asyncUtilTimeout: 5_000 });

module.exports = library;
