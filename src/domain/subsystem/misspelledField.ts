/** Edit distance: letters to change, insert or remove to turn one word into the other. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = above[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      line.push(Math.min(changed, above[column]! + 1, line[column - 1]! + 1));
    }
    above = line;
  }
  return above[other.length]!;
}

/** Distance of a typing mistake: two letters swapped, one too many. */
const MISSPELLED_BY = 2;

/** The first key that looks like a typo of one of these fields, with that field. */
export function misspelledField<Field extends string>(
  keys: readonly string[],
  fields: readonly Field[],
): { key: string; field: Field } | undefined {
  for (const key of keys) {
    const word = key.slice(0, 20).trim().toLowerCase();
    const field = fields.find((each) => distance(word, each) <= MISSPELLED_BY);
    if (field !== undefined) return { key, field };
  }
  return undefined;
}
