/** A copy with the value's own properties and no inherited ones, so that a name put on every object changes nothing. */
export const ownCopy = <Value extends object>(value: Value): Value =>
  Object.assign(Object.create(null) as Value, value);
