// jsdom lacks what current browsers have (fetch, streams, structuredClone …). Node has the same standards built in, so
// they are passed through; the request classes come as a whole, because mixing jsdom's AbortSignal with Node's fetch
// fails.
// Before jsdom, which reads it once.
require('./styleRules.cjs');
const JsdomEnvironment = require('jest-environment-jsdom').default;

const family = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'URL',
  'URLSearchParams',
];

module.exports = class extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of family) if (globalThis[name]) this.global[name] = globalThis[name];
    this.global.File ??= require('node:buffer').File;
    // Node keeps a process alive for an open channel; a test file must be able to end.
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        this.unref();
      }
    };
    // jsdom accepts only its own signals for a listener that ends with a signal.
    for (const target of [this.global, this.global.EventTarget.prototype]) {
      const add = target.addEventListener;
      target.addEventListener = function (type, listener, options) {
        if (!options?.signal) return add.call(this ?? target, type, listener, options);
        const { signal, ...rest } = options;
        if (signal.aborted) return undefined;
        signal.addEventListener('abort', () => (this ?? target).removeEventListener(type, listener, rest), {
          once: true,
        });
        return add.call(this ?? target, type, listener, rest);
      };
    }
  }

  exportConditions() {
    // 'browser' would pick ES modules of several packages; Jest runs CommonJS.
    return ['require', 'default'];
  }
};
