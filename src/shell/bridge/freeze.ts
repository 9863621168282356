/** Returns a deeply frozen copy of plain data, so that a micro-app cannot change the shell's state. */
export function freezeCopy<Data>(data: Data): Data {
  if (Array.isArray(data)) return Object.freeze(data.map(freezeCopy)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const copy = Object.create(Object.prototype) as Record<string, unknown>;
  for (const [name, value] of Object.entries(data))
    Object.defineProperty(copy, name, { value: freezeCopy(value), enumerable: true });
  return Object.freeze(copy) as Data;
}
