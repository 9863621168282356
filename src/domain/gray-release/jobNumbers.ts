/** Separators in a pasted list of job numbers: line breaks, spaces, Western and Chinese commas and semicolons. */
export const JOB_NUMBER_SEPARATORS = ['\n', '\r', '\t', ' ', ',', ';', '，', '；', '、'];

const separator = new RegExp(`[${JOB_NUMBER_SEPARATORS.join('')}]+`);

/** Unique job numbers in typed or pasted text (R228). */
export const readJobNumbers = (typed: readonly string[]): string[] => [
  ...new Set(typed.flatMap((text) => text.split(separator)).filter(Boolean)),
];

/** Whether a word looks like a job number rather than a name. */
export const isJobNumber = (word: string): boolean => /\d/.test(word);
