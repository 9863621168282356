/** A test environment in which the first failure ends the file: one failing test is enough to kill a mutant. */
module.exports = (Environment) =>
  class extends Environment {
    hasFailed = false;

    async handleTestEvent({ name, test }) {
      if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
      if (name === 'test_done' && test.errors.length > 0) this.hasFailed = true;
    }
  };
