import { join } from 'node:path';
import ts from 'typescript';

/** How a team's TypeScript finds the types of a package, and what it compiles to. */
export const resolutions = {
  node: { moduleResolution: ts.ModuleResolutionKind.Node10, module: ts.ModuleKind.ESNext },
  node16: { moduleResolution: ts.ModuleResolutionKind.Node16, module: ts.ModuleKind.Node16 },
  nodenext: { moduleResolution: ts.ModuleResolutionKind.NodeNext, module: ts.ModuleKind.NodeNext },
  bundler: { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext },
} as const;

const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Checks files as a team's TypeScript does, with the types of the package (`skipLibCheck: false`).
 *
 * @returns The errors, as TypeScript prints them.
 */
export function typeErrors(folder: string, files: string[], resolution: keyof typeof resolutions): string {
  return check(folder, files, {
    ...resolutions[resolution],
    target: ts.ScriptTarget.ES2020,
    lib: ['lib.es2020.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.React,
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
  });
}

/** Checks a folder as `tsc -p` does. Returns the errors, as TypeScript prints them. */
export function projectTypeErrors(folder: string): string {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return ts.formatDiagnostics(errors, ts.createCompilerHost(options)) + check(folder, fileNames, options);
}

function check(folder: string, files: string[], options: ts.CompilerOptions): string {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getCurrentDirectory = () => folder;
  // Parsing the libraries is most of the work, and depends on nothing but the format of a module.
  host.getSourceFile = (name, version, ...rest) => {
    const key = `${name} ${typeof version === 'object' ? version.impliedNodeFormat : ''}`;
    if (!parsed.has(key)) parsed.set(key, read(name, version, ...rest));
    return parsed.get(key);
  };
  const program = ts.createProgram(files, options, host);
  // Errors in the types of React, Vue or the browser are not ours, and checking them takes seconds.
  const isChecked = ({ fileName }: ts.SourceFile) => files.includes(fileName) || fileName.includes('/@portal/');
  const checked = program.getSourceFiles().filter(isChecked);
  const errors = checked.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  return ts.formatDiagnostics([...program.getOptionsDiagnostics(), ...errors], host);
}
