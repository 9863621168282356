/**
 * Position in a text, counted from 1.
 *
 * @param {string} text
 * @param {number} offset
 */
export function positionAt(text, offset) {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}

/**
 * Position of a field of a JSON text: of the first key of that name, behind `from`.
 *
 * @param {string} text
 * @param {string} field - Path of the field, such as `entry.production`.
 * @param {number} [from]
 */
export function positionOfField(text, field, from = 0) {
  let at = from;
  for (const key of field.split('.').filter((part) => part && !/^\d+$/.test(part))) {
    const found = text.indexOf(`${JSON.stringify(key)}`, at);
    if (found < 0) break;
    at = found;
  }
  return positionAt(text, at);
}

/** The beginning of a text, for a message. @param {string} text */
export const excerpt = (text, length = 60) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};
