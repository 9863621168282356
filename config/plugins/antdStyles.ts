import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import {
  compiledModules,
  compileStyles,
  differencesOf,
  NOT_COMPILED,
  readVariables,
  type StyleSheetName,
} from '../antdStyles';
import { antdTheme } from '../antdTheme';
import { schemeSelector } from '../theme';
import { darkTokens, tokens } from '../tokens';

/** A module of antd, and its path below `es`. */
const ANTD_MODULE = /[\\/]node_modules[\\/]antd[\\/]es[\\/](.+)\.js$/;

interface Module {
  resource?: string;
}
interface Compilation {
  modules: Iterable<Module>;
  errors: Error[];
  chunkGraph: { getNumberOfModuleChunks: (module: Module) => number };
  moduleGraph: { getIncomingConnections: (module: Module) => Iterable<{ originModule?: Module | null }> };
  hooks: { afterChunks: { tap: (name: string, run: () => void) => void } };
}
interface Compiler {
  hooks: { compilation: { tap: (name: string, run: (compilation: Compilation) => void) => void } };
}

const pathInAntd = ({ resource = '' }: Module) => ANTD_MODULE.exec(resource)?.[1]?.replaceAll('\\', '/');

/** A component whose styles are not compiled would bring antd's whole machinery into the page, or have none. */
class OnlyCompiledStyles {
  constructor(private readonly notCompiled: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('only-compiled-styles', (compilation) => {
      const { chunkGraph, moduleGraph, modules, errors, hooks } = compilation;
      hooks.afterChunks.tap('only-compiled-styles', () => {
        const isBundled = (module?: Module | null) => module && chunkGraph.getNumberOfModuleChunks(module) > 0;
        const notCompiled = [...modules].find(({ resource }) => resource === this.notCompiled);
        if (!notCompiled || !isBundled(notCompiled)) return;
        const users = [...moduleGraph.getIncomingConnections(notCompiled)].flatMap(({ originModule }) =>
          originModule && isBundled(originModule) ? (pathInAntd(originModule) ?? []) : [],
        );
        errors.push(
          new Error(`Styles of antd that config/antdStyles.ts does not compile: ${[...new Set(users)].join(', ')}`),
        );
      });
    });
  }
}

/**
 * In a build, antd's styles are style sheets (docs/adr/0030): its modules that make them in the page are replaced.
 * `umi dev` runs antd as it is, whose modules it does not compile itself.
 */
export default (api: IApi) => {
  if (api.env !== 'production') return;
  const folder = 'antd-styles';
  const nameOf = (sheetOrModule: string) =>
    sheetOrModule.endsWith('.css') ? `antd-${sheetOrModule}` : `${sheetOrModule.replaceAll('/', '.')}.js`;
  const fileOf = (sheetOrModule: string) => join(api.paths.absTmpPath, folder, nameOf(sheetOrModule));

  const styles = compileStyles(antdTheme(tokens));
  const dark = compileStyles(antdTheme(darkTokens)).sheets;
  const read = readVariables(Object.values(styles.sheets));
  const modules = compiledModules(styles, fileOf);

  api.onGenerateFiles(() => {
    const write = (name: string, content: string) =>
      api.writeTmpFile({ path: `${folder}/${nameOf(name)}`, content, noPluginDir: true });
    for (const [sheet, content] of Object.entries(styles.sheets)) {
      const ofDark = differencesOf(content, dark[sheet as StyleSheetName], schemeSelector('dark'), read);
      write(`${sheet}.css`, content + ofDark);
    }
    for (const [path, content] of Object.entries(modules)) write(path, content);
  });

  // Ahead of the portal's own styles, whose rules win over antd's where both are as specific.
  api.addEntryImportsAhead(() => ({ source: fileOf('start.css') }));

  api.chainWebpack((config, { webpack }) => {
    config.plugin('compiled-antd-styles').use(webpack.NormalModuleReplacementPlugin, [
      ANTD_MODULE,
      ({ createData }: { createData?: Module }) => {
        const path = createData && pathInAntd(createData);
        if (path && path in modules) createData.resource = fileOf(path);
      },
    ]);
    config.plugin('only-compiled-styles').use(OnlyCompiledStyles, [fileOf(NOT_COMPILED)]);
  });
};
