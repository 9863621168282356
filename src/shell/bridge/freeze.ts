/**
 * A frozen copy of plain data, all the way down: what a micro-app holds is its own and cannot be changed, not even
 * by mistake, into what the shell sees.
 */
export function freezeCopy<Data>(data: Data): Data {
  if (Array.isArray(data)) return Object.freeze(data.map(freezeCopy)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const copy = Object.create(Object.prototype) as Record<string, unknown>;
  for (const [name, value] of Object.entries(data))
    Object.defineProperty(copy, name, { value: freezeCopy(value), enumerable: true });
  return Object.freeze(copy) as Data;
}
