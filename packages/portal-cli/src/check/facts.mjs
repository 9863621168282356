import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { addressesIn } from './styles.mjs';
import { excerpt } from './text.mjs';

/**
 * What the syntax of a script shows.
 *
 * @typedef {{ name: string, offset: number, detail?: string }} Fact
 * @typedef {{ facts: Fact[], globals: string[], error?: { offset: number, message: string } }} ScriptFacts
 * @typedef {{ storageKeys: ReadonlySet<string>, files: ReadonlyMap<string, unknown>, code?: string }} Context
 */

const BUILT_IN =
  /^(Array|Object|String|Number|Function|Promise|Date|Map|Set|Element|HTMLElement|Node|Document|EventTarget|Event|Window|XMLHttpRequest)\.prototype\./;
const DEVELOPMENT_ADDRESS = /^(?:https?|wss?):\/\/(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost):\d+/;
const DEVELOPMENT_BUILD =
  /react(-dom)?\.development\b|Download the React DevTools|You are running a development build of Vue|running Vue in development mode|\/@vite\/client|webpackHotUpdate/;
const DIALOGS = /^(window\.)?(alert|prompt)$/;
const TOP_LOCATION = /^((window|self|globalThis)\.)?(top|parent)\.location(\.href)?$/;
const STORAGE_CALL = /^((?:window|self|globalThis)\.)?(localStorage|sessionStorage)\.(setItem|getItem)$/;
const MADE_OF_TEXT = /^((window|self|globalThis)\.)?(eval|execScript)$/;

/** The text of a chain such as `window.top.location`; empty for anything else. @param {any} node @returns {string} */
function chain(node) {
  if (node?.type === 'ChainExpression') return chain(node.expression);
  if (node?.type === 'Identifier') return node.name;
  if (node?.type !== 'MemberExpression') return '';
  const object = chain(node.object);
  const property = node.computed ? literal(node.property) : node.property.name;
  return object && property ? `${object}.${property}` : '';
}

/** The value of a text in the source; undefined for anything else. @param {any} node @returns {string | undefined} */
function literal(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

/** @param {any} node */
const isFalse = (node) =>
  (node?.type === 'Literal' && node.value === false) ||
  (node?.type === 'UnaryExpression' && node.operator === '!' && node.argument.value === 1);

/** `new Function("return this")` only looks for the window, as old runtimes of webpack do. @param {any[]} args */
const isMadeOfText = (args) => args.length > 0 && !/^\s*return\s+this\s*;?\s*$/.test(literal(args.at(-1)) ?? '');

/**
 * Names that a script sets on the window: its top-level variables, and what it assigns to the window.
 *
 * @param {any} program
 * @param {string} text
 */
function topLevelNames(program, text) {
  const names = program.body.flatMap((/** @type {any} */ node) =>
    node.type === 'VariableDeclaration'
      ? node.declarations.flatMap((/** @type {any} */ one) => (one.init ? [one.id.name] : []))
      : [],
  );
  // The head of a UMD build: `(global = …).patrolsSubsystem = {}` or `global["patrolsSubsystem"] = factory()`.
  if (!/\btypeof\s+exports\b|["']object["']\s*==\s*typeof exports/.test(text)) return names;
  const head = program.body.find((/** @type {any} */ node) => node.type === 'ExpressionStatement');
  const inHead = head ? text.slice(head.start, head.start + 2_000) : '';
  const umd = [...inHead.matchAll(/(?:[\w$)]\.|\[["'])([\w$]+)(?:["']\])?\s*=\s*(?:\{\}|[\w$]+\(|\w+ \|\| \{\})/g)].map(
    ([, name]) => name,
  );
  return [...names, ...(umd.length > 0 ? umd : ['(umd)'])];
}

/**
 * Reads one script.
 *
 * @param {string} text
 * @param {'script' | 'module'} sourceType
 * @param {Context} context
 * @returns {ScriptFacts}
 */
export function readScript(text, sourceType, { storageKeys, files, code }) {
  let program;
  try {
    program = parse(text, { ecmaVersion: 'latest', sourceType, allowHashBang: true });
  } catch (error) {
    const { pos, message } = /** @type {SyntaxError & { pos: number }} */ (error);
    return { facts: [], globals: [], error: { offset: pos, message: message.replace(/ \(\d+:\d+\)$/, '') } };
  }
  /** @type {Fact[]} */
  const facts = [];
  /** @type {string[]} */
  const assigned = [];
  /** @param {string} name @param {any} node @param {string} [detail] */
  const add = (name, node, detail) => facts.push({ name, offset: node.start, detail });
  /** @param {any} node @param {string} value */
  const readText = (node, value) => {
    if (value.length < 4) return;
    const local = DEVELOPMENT_ADDRESS.exec(value);
    if (local) add('development-address', node, local[0]);
    if (DEVELOPMENT_BUILD.test(value)) add('development-build', node, excerpt(value));
    if (value.startsWith('/') && files.has(value.slice(1)) && !value.endsWith('.html'))
      add('asset-address', node, value);
    if (value.includes('url(')) {
      const relative = addressesIn(value).find(
        (address) =>
          address && !/^([a-z][\w+.-]*:|\/\/|#|%23|\$|\/)/i.test(address) && /\.\w{2,5}([?#]|$)/.test(address),
      );
      if (relative) add('style-address', node, `url(${relative})`);
    }
  };
  const hasChunks = /webpackChunk|\.f\.j\b|chunkLoadingGlobal/.test(text);
  const namesProcess = /typeof process\b/.test(text);

  simple(
    program,
    /** @type {any} */ ({
      // Routers import what an application names; that is no file of the build.
      ImportExpression: (/** @type {any} */ node) => {
        const source = literal(node.source);
        if (source !== undefined) add('dynamic-import', node, source);
      },
      DebuggerStatement: (/** @type {any} */ node) => add('debugger', node),
      Literal: (/** @type {any} */ node) => typeof node.value === 'string' && readText(node, node.value),
      TemplateElement: (/** @type {any} */ node) => readText(node, node.value.cooked ?? ''),
      MemberExpression: (/** @type {any} */ node) => {
        if (!namesProcess && chain(node) === 'process.env') add('process-env', node);
      },
      NewExpression: (/** @type {any} */ node) => {
        const callee = chain(node.callee);
        if (callee === 'Function' && isMadeOfText(node.arguments)) add('eval', node, 'new Function');
        if (/^((window|self|globalThis)\.)?SharedWorker$/.test(callee)) add('shared-worker', node);
      },
      CallExpression: (/** @type {any} */ node) => {
        const callee = chain(node.callee);
        const property =
          node.callee.type === 'MemberExpression' && !node.callee.computed ? node.callee.property.name : '';
        const [first, second, third] = node.arguments;
        if (MADE_OF_TEXT.test(callee)) add('eval', node, callee);
        if (callee === 'Function' && isMadeOfText(node.arguments)) add('eval', node, 'Function');
        if (/^((window|self)\.)?set(Timeout|Interval)$/.test(callee) && literal(first) !== undefined)
          add('eval', node, callee);
        if (DIALOGS.test(callee)) add('blocking-dialog', node, callee);
        if (/(^|\.)document\.write(ln)?$/.test(callee)) add('document-write', node);
        if (/\bserviceWorker\.register$/.test(callee)) add('service-worker', node);
        if (/\.location\.(assign|replace)$/.test(callee) && TOP_LOCATION.test(callee.replace(/\.\w+$/, '')))
          add('leaves-portal', node, callee);
        if (
          property === 'open' &&
          /^(GET|POST|PUT|DELETE|HEAD|PATCH)$/i.test(literal(first) ?? '') &&
          second &&
          isFalse(third)
        )
          add('synchronous-request', node);
        if (/(^|\.)addEventListener$/.test(callee || `.${property}`) && literal(first) === 'unload')
          add('unload-listener', node);
        const storage = STORAGE_CALL.exec(callee);
        const key = literal(first);
        if (storage && key !== undefined) {
          if (storageKeys.has(key)) add('reads-token', node, key);
          else if (code && storage[3] === 'setItem' && !key.toLowerCase().startsWith(code.toLowerCase()))
            add('storage-key', node, key);
        }
      },
      AssignmentExpression: (/** @type {any} */ node) => {
        const target = chain(node.left);
        if (TOP_LOCATION.test(target)) add('leaves-portal', node, target);
        if (BUILT_IN.test(target)) add('changed-built-in', node, target);
        const [, name] = /^(?:window|self|globalThis)\.([\w$]+)$/.exec(target) ?? [];
        if (name && !/^(__|on[a-z])/.test(name)) assigned.push(name);
        const path = literal(node.right);
        if (hasChunks && /^\w+\.p$/.test(target) && path?.startsWith('/'))
          add('public-path', node, `${target} = ${JSON.stringify(path)}`);
      },
    }),
  );
  return { facts, globals: [...topLevelNames(program, text), ...assigned] };
}
