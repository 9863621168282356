/** An error that the user can fix: the command prints its message, without a stack, and ends with code 2. */
export class CliError extends Error {
  name = 'CliError';
}
