/** The nearest number within the limits; the lower limit wins when they are crossed. */
export const clamp = (value: number, least: number, most: number): number => Math.max(Math.min(value, most), least);
