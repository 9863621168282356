import { frameworkConfiguration } from 'qiankun/es/apis';
import { createSandboxContainer, getCurrentRunningApp } from 'qiankun/es/sandbox';
import ProxySandbox from 'qiankun/es/sandbox/proxySandbox';
import { patchStyleInsertion } from './styles/claims';

/**
 * At each mount qiankun 2.10.16 replaces a few methods of the realm with closures over the micro-app, and restores them
 * only when no app runs: `MutationObserver.observe`, `compareDocumentPosition` and the getter of `parentNode` become
 * chains that grow with every opening and retain every app. So the first mount is an empty sandbox that stays, and
 * these three are replaced by functions without references.
 */

const { observe } = MutationObserver.prototype;
const { compareDocumentPosition } = Node.prototype;
const parentNode = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')!;

/** A sandbox wraps the document in a proxy, which the browser does not accept as a node. */
const realNode = (node: Node): Node => (node instanceof Document ? document : node);

const own = {
  observe(this: MutationObserver, target: Node, options?: MutationObserverInit) {
    return observe.call(this, realNode(target), options);
  },
  compareDocumentPosition(this: Node, node: Node) {
    return compareDocumentPosition.call(this, realNode(node));
  },
  parentNode(this: Node): ParentNode | null {
    const parent = parentNode.get!.call(this) as ParentNode | null;
    if (parent !== document) return parent;
    return currentAppWindow()?.document ?? parent;
  },
};

/** Restores what qiankun has replaced; call it after each of its steps that replaces anything. */
export function restoreSharedMethods(): void {
  MutationObserver.prototype.observe = own.observe;
  Node.prototype.compareDocumentPosition = own.compareDocumentPosition;
  Object.defineProperty(Node.prototype, 'parentNode', { ...parentNode, get: own.parentNode });
}

/** The window of the micro-app that has used it in this task. */
export const currentAppWindow = (): Window | null =>
  (getCurrentRunningApp() as { window: Window } | null)?.window ?? null;

const STEPS = ['bootstrap', 'mount', 'unmount'] as const;

/** The newest name on the window of a sandbox that holds life cycles. */
function exportedName(sandbox: ProxySandbox): PropertyKey | undefined {
  const { updatedValueSet } = sandbox as unknown as { updatedValueSet: ReadonlySet<PropertyKey> };
  return [...updatedValueSet].reverse().find((name) => {
    try {
      const value = Reflect.get(sandbox.proxy, name) as Record<string, unknown> | null | undefined;
      return STEPS.every((step) => typeof value?.[step] === 'function');
    } catch {
      // Such as the window of a frame of another origin.
      return false;
    }
  });
}

/**
 * qiankun takes the name that was added to the window last for the exports of a script. A UMD build of Vite adds its
 * name first and fills it afterwards; a bundled Vue adds names of its own meanwhile.
 */
function preferExports(sandbox: ProxySandbox): void {
  let latest = sandbox.latestSetProp;
  Object.defineProperty(sandbox, 'latestSetProp', {
    configurable: true,
    get: () => exportedName(sandbox) ?? latest,
    set: (name: PropertyKey | null) => (latest = name),
  });
}

/** Hooks that qiankun does not offer. */
export interface QiankunHooks {
  /** Wraps the document of a sandbox. */
  wrapDocument(document: Document, view: () => Window & typeof globalThis): Document;
  /** Fetches a script or a style that a micro-app adds while it runs. */
  fetchDynamicScript: typeof window.fetch;
}

/** Patches qiankun once, before the first micro-app. */
export function patchQiankun({ wrapDocument, fetchDynamicScript }: QiankunHooks): void {
  // qiankun reads its own framework's setting here; `start()`, which would set it, is never called.
  Object.assign(frameworkConfiguration, { fetch: fetchDynamicScript });

  restoreSharedMethods();
  createSandboxContainer('portal', () => document.createElement('div'), false, false, undefined as never, window, true);
  restoreSharedMethods();
  patchStyleInsertion();

  const { patchDocument } = ProxySandbox.prototype;
  ProxySandbox.prototype.patchDocument = function (this: ProxySandbox, inner: Document) {
    preferExports(this);
    patchDocument.call(
      this,
      wrapDocument(inner, () => this.proxy as Window & typeof globalThis),
    );
  };
}
