import { readFileSync } from 'node:fs';
import { redact } from './redact';

/** Those of the receiver, which removes the same once more. */
const examples = JSON.parse(readFileSync('deploy/receiver/redact.examples.json', 'utf8')) as [string, string][];

describe('T1 T18 a text leaves the window without tokens and personal data', () => {
  test.each(examples)('%s', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
    // What is removed twice stays as it is.
    expect(redact(redacted)).toBe(redacted);
  });

  test('a long text is cut before it is searched', () => {
    expect(redact('a '.repeat(1e6), 100)).toHaveLength(100);
  });
});
