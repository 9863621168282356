/** Copies own properties only, so that a polluted Object.prototype has no effect. */
export const copyOwn = <Value extends object>(value: Value): Value =>
  Object.assign(Object.create(null) as Value, value);
