// Lints texts as if they were files of the project. A separate process: ESLint loads its configuration as an
// ES module, which Jest's sandbox does not allow. Reads [{ file, code }] from standard input, prints reported rules.
import { ESLint } from 'eslint';

let input = '';
for await (const part of process.stdin) input += part;

const eslint = new ESLint();

const answers = [];
for (const { file, code } of JSON.parse(input)) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push((result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
process.stdout.write(JSON.stringify(answers));
