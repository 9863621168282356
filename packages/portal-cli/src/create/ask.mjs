import { cancel, group, select, text } from '@clack/prompts';
import { CliError } from '../errors.mjs';

/** @typedef {import('./create.mjs').CreateOptions} CreateOptions */

/** @type {{ value: import('./create.mjs').Stack, label: string, hint: string }[]} */
const options = [
  { value: 'react', label: 'React', hint: 'Vite, in the sandbox' },
  { value: 'vue', label: 'Vue', hint: 'Vite, in the sandbox' },
  { value: 'umi', label: 'Umi', hint: 'a slave of qiankun, in the sandbox' },
  { value: 'plain', label: 'Plain TypeScript', hint: 'esbuild, in the sandbox' },
  { value: 'frame', label: 'Plain TypeScript in a frame', hint: 'Vite, with a document of its own' },
];

/**
 * Asks for what the command line did not give.
 *
 * @param {string} code
 * @param {Partial<CreateOptions>} given
 * @returns {Promise<Partial<CreateOptions>>}
 */
export async function askForProject(code, given) {
  const answers = await group(
    {
      stack: () => (given.stack ? undefined : select({ message: `What is ${code} made with?`, options })),
      nameEn: () => (given.nameEn ? undefined : text({ message: 'English name', placeholder: 'Patrols' })),
      nameZh: () => (given.nameZh ? undefined : text({ message: 'Chinese name', placeholder: '巡查' })),
      owner: () => (given.owner ? undefined : text({ message: 'Team that is called when it fails' })),
      runbook: () =>
        given.runbook
          ? undefined
          : text({
              message: 'Address of its runbook',
              placeholder: 'https://…',
              validate: (value) => (!value || /^https?:\/\/\S+$/.test(value) ? undefined : 'Begin with https://'),
            }),
    },
    {
      onCancel: () => {
        cancel('Nothing was created.');
        throw new CliError('Canceled.');
      },
    },
  );
  const answered = Object.entries(answers).filter(([, value]) => value !== undefined && value !== '');
  return { ...given, ...Object.fromEntries(answered) };
}
