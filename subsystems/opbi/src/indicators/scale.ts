/** Round numbers for the axis of a chart. */
export interface Scale {
  from: number;
  to: number;
  ticks: readonly number[];
}

/** A scale of about `wanted` steps of 1, 2, 2.5 or 5 times a power of ten that covers all values. */
export function scaleOf(values: readonly number[], wanted = 4): Scale {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  if (!Number.isFinite(lowest)) return { from: 0, to: 1, ticks: [0, 1] };
  // Starts at zero, except for values so close together that their differences would disappear.
  const start = lowest >= 0 && lowest < highest * 0.5 ? 0 : lowest;
  const span = highest - start || Math.abs(highest) || 1;
  const raw = span / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= raw * 0.999) ?? 10 * power;
  const from = Math.floor(start / step + 1e-9) * step;
  const count = Math.max(1, Math.ceil((highest - from) / step - 1e-9));
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)));
  return { from: ticks[0]!, to: ticks.at(-1)!, ticks };
}
