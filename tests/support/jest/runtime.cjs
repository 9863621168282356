// Every test file gets its own instance of every module: that is Jest's isolation, and it stays. What does not depend
// on the file is done once per process here: reading a module, compiling it, and looking for its name in the map.
const { readFileSync, statSync } = require('node:fs');
const { dirname } = require('node:path');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Texts of files with the time of their last change: tests write files, too. */
const texts = new Map();
/** Packages do not change while tests run. Codes of their files, as the transformer leaves them. */
const codes = new Map();
const isOfPackage = (file) => file.includes('/node_modules/');
/** Scripts by file. A script runs in any number of contexts, and keeps the functions that one of them has compiled. */
const scripts = new Map();

/** Remembers what `moduleNameMapper` makes of a name; Jest asks several times for every `require`. */
function rememberMappedNames(resolver) {
  const known = new Map();
  const { resolveStubModuleName } = resolver;
  resolver.resolveStubModuleName = (from, name) => {
    const key = `${dirname(from)}\0${name}`;
    if (!known.has(key)) known.set(key, resolveStubModuleName.call(resolver, from, name));
    return known.get(key);
  };
}
const prepared = new WeakSet();

module.exports = class extends Runtime {
  constructor(config, environment, resolver, ...rest) {
    super(config, environment, resolver, ...rest);
    if (prepared.has(resolver)) return;
    prepared.add(resolver);
    rememberMappedNames(resolver);
  }

  readFile(file) {
    const known = texts.get(file);
    if (known && isOfPackage(file)) return known.text;
    const { mtimeMs, size } = statSync(file);
    if (known && known.mtimeMs === mtimeMs && known.size === size) return known.text;
    const text = readFileSync(file, 'utf8');
    if (file !== this._testPath) texts.set(file, { mtimeMs, size, text });
    return text;
  }

  transformFile(file, options) {
    // Jest's own modules are not transformed, and may be the same files.
    if (!isOfPackage(file) || options?.isInternalModule) return super.transformFile(file, options);
    if (!codes.has(file)) codes.set(file, super.transformFile(file, options));
    return codes.get(file);
  }

  createScriptFromCode(code, file) {
    // A test file runs once.
    if (file === this._testPath || this._resolver.isCoreModule(file)) return super.createScriptFromCode(code, file);
    const known = scripts.get(file);
    if (known?.code === code) return known.script;
    let script;
    try {
      // Without `importModuleDynamically`: the transformer leaves no `import()` (transform.cjs).
      script = new Script(this.wrapCodeInModuleWrapper(code), {
        filename: file,
        columnOffset: this._fileTransforms.get(file)?.wrapperLength,
      });
    } catch {
      // Throws the same error, explained.
      return super.createScriptFromCode(code, file);
    }
    scripts.set(file, { code, script });
    return script;
  }

  /** Packages share one `jest`: they ask it for fake timers only, and it has sixty functions. */
  _createJestObjectFor(from) {
    if (!isOfPackage(from)) return super._createJestObjectFor(from);
    return (this.jestOfPackages ??= super._createJestObjectFor(from));
  }
};
