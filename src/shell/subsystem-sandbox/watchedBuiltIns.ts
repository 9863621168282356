/** Objects of a realm whose properties are compared, and names of its window. */

const PROTOTYPES = [
  'Object',
  'Function',
  'Array',
  'String',
  'Number',
  'Boolean',
  'Date',
  'RegExp',
  'Promise',
  'Map',
  'Set',
  'Error',
  'Event',
  'EventTarget',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLBodyElement',
  'HTMLFrameSetElement',
  'HTMLMediaElement',
  'SVGElement',
  'Document',
  'History',
  'Storage',
  'XMLHttpRequest',
  'XMLHttpRequestEventTarget',
  'IDBDatabase',
  'IDBOpenDBRequest',
  'IDBRequest',
  'IDBTransaction',
  'Response',
  'Headers',
  'Request',
  'URL',
  'CSSStyleSheet',
] as const;

const OBJECTS = ['JSON', 'Math', 'Reflect', 'console', 'navigator', 'history', 'document', 'customElements'] as const;

/** Functions of the window; every other name that appears on it later counts as a global of a micro-app. */
const WINDOW_NAMES: ReadonlySet<PropertyKey> = new Set([
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'postMessage',
  'open',
  'close',
  'alert',
  'confirm',
  'prompt',
  'print',
  'getComputedStyle',
  'matchMedia',
  'getSelection',
  'structuredClone',
  'reportError',
  'MutationObserver',
  'ResizeObserver',
  'IntersectionObserver',
  'Worker',
  'Promise',
  'Proxy',
  'Object',
  'Array',
  'Function',
  'Map',
  'Set',
  'Date',
  'JSON',
  'Symbol',
]);

/** Whether a property of the window is compared: one of these functions, or a handler such as `onresize`. */
export const isWindowName = (key: PropertyKey): boolean =>
  WINDOW_NAMES.has(key) || (typeof key === 'string' && /^on[a-z]+$/.test(key));

/** Names that the browser and loaders add to the window. */
const OF_LOADERS = [
  '\\d+',
  'proxy',
  '__proxyAttachContainerConfigMap__',
  '__currentLockingSandbox__',
  '__app_instance_name_map__',
  'webpackChunk.*',
  'webpackHotUpdate.*',
];
/** Those of libraries of the shell, which may be loaded while a program runs. */
const OF_THE_SHELL = [
  'regeneratorRuntime',
  '__zod_.*',
  'pdfjs(Lib|Worker)',
  '_pdfjsTestingUtils',
  'Symbol\\(__REACT_DND_CONTEXT_INSTANCE__\\)',
];
const NOT_GLOBALS = new RegExp(`^(${[...OF_LOADERS, ...OF_THE_SHELL].join('|')})$`);

/** Whether a new name on the window is a program's. */
export const isGlobal = (key: PropertyKey): boolean => !NOT_GLOBALS.test(String(key));

/** An object whose properties are compared. */
export interface Holder {
  name: string;
  object: object;
  /** What is added to it is inherited by the objects of every program. */
  isPrototype: boolean;
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** The built-ins of a realm that programs replace or extend. */
export function holdersOf(real: Window & typeof globalThis): Holder[] {
  const named = (name: string) => (real as unknown as Record<string, unknown>)[name];
  const constructors = PROTOTYPES.flatMap((name): Holder[] => {
    const made = named(name);
    const prototype = isObject(made) ? (made as { prototype?: object }).prototype : undefined;
    if (!isObject(made) || !prototype) return [];
    return [
      { name, object: made, isPrototype: false },
      { name: `${name}.prototype`, object: prototype, isPrototype: true },
    ];
  });
  const objects = OBJECTS.flatMap((name): Holder[] => {
    const object = named(name);
    return isObject(object) ? [{ name, object, isPrototype: false }] : [];
  });
  return [...constructors, ...objects];
}
