import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { routes } from '../../config/routes';
import pages from '../../src/locales/en-US/pages';
import shell from '../../src/locales/en-US/shell';
import { read } from './project';

/**
 * The first screen waits for the texts of the shell only (src/locales/loadTexts.ts): whatever it consists of may use no
 * others. Chunks of components wait for all texts (`retryableLazy`, `retryableLoad`); other chunks do not.
 */
const LOADERS = ['retryableLazy', 'retryableLoad'];

/** Rendered by forms only, which wait for all texts. */
const OF_FORMS = ['src/shell/drafts/DraftBar.tsx'];

const resolve = (from: string, name: string) => {
  const path = name.startsWith('@/')
    ? join('src', name.slice(2))
    : name.startsWith('.')
      ? join(dirname(from), name)
      : '';
  return path && ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find((file) => existsSync(file));
};

const calleeOf = (node: ts.Node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : '';

/** Whether an `import()` is in the loader of a component, which waits for all texts unless it has options. */
function waitsForTexts(node: ts.Node): boolean {
  for (let each = node.parent; each; each = each.parent)
    if (LOADERS.includes(calleeOf(each))) return (each as ts.CallExpression).arguments.length === 1;
  return false;
}

/** The modules that a file brings with it, and the texts that it names. */
function readModule(file: string) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const modules: string[] = [];
  const named: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly)
      modules.push((node.moduleSpecifier as ts.StringLiteral).text);
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      modules.push((node.moduleSpecifier as ts.StringLiteral).text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && !waitsForTexts(node))
      modules.push((node.arguments[0] as ts.StringLiteral).text);
    if (ts.isStringLiteralLike(node)) named.push(node.text);
    // Of a composed key its fixed beginning.
    if (ts.isTemplateExpression(node) && node.head.text.includes('.'))
      named.push(...Object.keys(pages).filter((key) => key.startsWith(node.head.text)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { modules: modules.flatMap((name) => resolve(file, name) || []), named };
}

/** The files that the first screen consists of, besides what a page adds. */
const ofEveryPage = ['src/app.tsx', 'src/global.ts', 'src/access.ts', 'config/routes.ts'];

const withShellTexts = [...routes, ...routes.flatMap((route) => route.routes ?? [])]
  .filter(({ usesShellTexts }) => usesShellTexts)
  .flatMap(({ component }) => resolve('', component!) || []);

const usesOf = (roots: string[]) => {
  const files = new Set(roots);
  const uses: string[] = [];
  for (const file of files) {
    const { modules, named } = readModule(file);
    for (const each of modules) if (!each.startsWith('src/locales/') && !OF_FORMS.includes(each)) files.add(each);
    for (const key of named) if (Object.hasOwn(pages, key)) uses.push(`${key} in ${file}`);
  }
  return { files, uses };
};

describe('texts of the shell', () => {
  test('R015 R286 the first screen uses no others', () => {
    const { files, uses } = usesOf([...ofEveryPage, ...withShellTexts]);
    expect([...files]).toEqual(
      expect.arrayContaining([
        'src/layouts/RootLayout.tsx',
        'src/pages/home/index.tsx',
        'src/shell/subsystem-host/startHost.ts',
      ]),
    );
    expect(uses).toEqual([]);
  });

  test('a page with other texts is noticed', () => {
    expect(usesOf(['src/features/help/HelpView.tsx']).uses).not.toEqual([]);
  });

  test('no key is in both parts', () => {
    expect(Object.keys(shell).filter((key) => Object.hasOwn(pages, key))).toEqual([]);
  });
});
