import { read } from './project';

interface Stage {
  steps: (string[] | (() => unknown))[];
}

/** Scripts of package.json whose file one of the stages runs. */
export function plainStages(stages: unknown): string[] {
  const files = (stages as Stage[]).flatMap(({ steps }) => steps.flatMap((step) => (Array.isArray(step) ? step : [])));
  const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
  return Object.entries(scripts)
    .filter(([, command]) => files.includes(command.replace(/^node /, '')))
    .map(([name]) => name);
}
