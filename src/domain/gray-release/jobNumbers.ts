/** What people put between job numbers when they paste a list: new lines, blanks, commas and semicolons of both scripts. */
export const JOB_NUMBER_SEPARATORS = ['\n', '\r', '\t', ' ', ',', ';', '，', '；', '、'];

const separator = new RegExp(`[${JOB_NUMBER_SEPARATORS.join('')}]+`);

/** The job numbers in what was typed or pasted, each once (R228). */
export const readJobNumbers = (typed: readonly string[]): string[] => [
  ...new Set(typed.flatMap((text) => text.split(separator)).filter(Boolean)),
];

/** Whether a word can be a job number at all, and not a name. */
export const isJobNumber = (word: string): boolean => /\d/.test(word);
