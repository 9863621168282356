/**
 * Number of runs of a long property test. With a mutant the first ones are enough: one that breaks the property does so
 * early, and each survivor would wait for all of them.
 */
export const propertyRuns = (runs: number): number => (process.env.MUTANTS_AREA ? Math.ceil(runs / 20) : runs);
