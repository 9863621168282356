import { SubsystemError } from '@/domain/subsystem/failure';
import { isFileMissing } from '@/domain/subsystem/release';
import type { PaneNavigator, Leftovers } from '@/shell/subsystem-host';
import { type AppSource, enableTrampolines } from '@/shell/subsystem-loader';
import type { BuiltInsWatch } from './builtIns';
import { createHistoryFacade } from './historyFacade';
import type { ErrorTarget } from './runtimeErrors';
import { hideDevelopmentGlobals } from './developmentGlobals';
import { type ScriptFetcher, createScriptLoader } from './dynamicScripts';
import { countExemptGlobals } from './exemptGlobals';
import { removeZoneMarks, zonePrefixFor } from './instrumentedBuiltIns';
import { patchConnections } from './patches/connections';
import { define, type SandboxWindow, type Cleanup } from './patches/define';
import { isHistoryEvent, patchEvents } from './patches/events';
import { patchFunctions } from './patches/functions';
import { createListenerTracker } from './patches/listeners';
import { createNodeTracker } from './patches/nodes';
import { patchObservers } from './patches/observers';
import { watchPageAttributes } from './patches/pageAttributes';
import { noteOwnRun } from './longFrames';
import { patchTimers } from './patches/timers';
import type { ReloadTarget } from './pageReloads';
import type { PolicyTarget } from './policyViolations';
import type { PanePlace } from './panePlace';
import { createTombstone } from './tombstone';
import type { SideEffects } from './sharedDom';
import { registerApp, type SandboxedApp } from './callers';

interface ScopeOptions {
  code: string;
  source: AppSource;
  navigator: PaneNavigator;
  hrefOf(inner: string): string;
  /** Opens another page of the portal. */
  openPage(path: string): void;
  watchBuiltIns(code: string, app: SandboxedApp): BuiltInsWatch;
  /** Removes event handlers from the page's own elements. */
  undoHandlers: Cleanup;
  shellLanguage(): string;
  onRuntimeError(error: unknown): void;
  /** Called when a file of its release is gone. */
  onFileMissing(): void;
  /** Called when it reloads the page. */
  onReload(): void;
  /** Called when a script that it needs to start cannot be loaded. */
  onRefused(error: SubsystemError): void;
  /** Keeps styles and pop-ups in the pane; absent where they are the page's. */
  inPane?: PanePlace;
}

/** The sandbox around one run of a micro-app, from its first script to its end. */
export interface Scope extends SideEffects, ErrorTarget, PolicyTarget, ReloadTarget, ScriptFetcher {
  /** Patches the micro-app's window with the tracked functions; called again after qiankun has patched it. */
  patchWindow(view: SandboxWindow): void;
  /** Keeps what the micro-app has put in place of tracked functions, as Zone.js does, when its window is patched again. */
  keepReplaced(): void;
  /** Call before it runs: it finds its own versions of the built-ins. */
  enter(): void;
  /** Ends the start: attributes the globals changed so far, and reports later errors as runtime errors. */
  endStart(): void;
  /** Attributes the built-ins and globals changed since the last comparison to the micro-app. */
  auditBuiltIns(): void;
  /** Built-ins that other running micro-apps have changed, for the message of a failure; often empty. */
  changedByOthers(): string;
  /** Called when a script or style sheet cannot be loaded. */
  onFileError(error: unknown): void;
  /** `document.currentScript` while a script with an address runs: bundlers find further files beside it. */
  currentScript(): HTMLScriptElement | null;
  setShown(isShown: boolean): void;
  /** Undoes the side effects that are left. */
  end(): Leftovers;
}

/** Addresses of the micro-app's code and their origins, by which calls and errors are attributed to it. */
function ownAddresses(first: readonly string[]) {
  const origins = new Set<string>();
  const addresses = new Set<string>();
  const add = (address: string) => {
    const { origin } = new URL(address);
    if (origin === window.location.origin) return;
    origins.add(origin);
    addresses.add(address);
  };
  first.forEach(add);
  return { origins, addresses, add };
}

/** The tracked functions of the micro-app's window, and what it puts in their place before it is mounted. */
function replaceableFunctions() {
  let tracked: Record<string, unknown> = {};
  const replaced: Record<string, unknown> = {};
  return {
    define: (view: SandboxWindow, functions: Record<string, unknown>) => {
      tracked = functions;
      define(view, { ...tracked, ...replaced });
    },
    keepReplaced: (view: SandboxWindow) => {
      for (const [name, value] of Object.entries(tracked)) {
        const now = Object.getOwnPropertyDescriptor(view, name);
        if (now && now.value !== value) replaced[name] = now.value;
      }
    },
  };
}

/** Creates the scope of one run. It counts as shown until `setShown(false)`. */
export function createScope({
  code,
  source,
  navigator,
  hrefOf,
  openPage,
  watchBuiltIns,
  undoHandlers,
  shellLanguage,
  onRuntimeError,
  onFileMissing,
  onReload,
  onRefused,
  inPane,
}: ScopeOptions): Scope {
  let view: SandboxWindow | undefined;
  let isStarting = true;
  let isShown = true;
  let hasRuntimeError = false;

  const facade = createHistoryFacade({
    code,
    navigator,
    hrefOf,
    openPage,
    isShown,
    sandboxed: () => (view ?? {}) as Record<string, unknown>,
  });
  const listeners = createListenerTracker(
    (target, type) => {
      if (target !== window || !isHistoryEvent(type)) return null;
      facade.use();
      return facade.events;
    },
    () => isShown,
    () => noteOwnRun(code),
    () => builtIns.listening(),
  );
  const nodes = createNodeTracker();
  const attributes = watchPageAttributes(shellLanguage, inPane?.mirror);
  const timers = patchTimers(window, () => noteOwnRun(code));
  const observers = patchObservers(window);
  const { origins, addresses, add: addAddress } = ownAddresses([source.address, ...(source.scripts ?? [])]);
  /** The scripts that are running, the innermost last. */
  const running: HTMLScriptElement[] = [];
  const scripts = createScriptLoader({
    code,
    source,
    onAdmitted: addAddress,
    onError: (error) => scope.onFileError(error),
  });
  const connections = patchConnections(window, { base: source.address, isAdmitted: scripts.isAdmitted });
  const functions = patchFunctions(window, () => view!);

  const reportRuntimeError = (error: unknown) => {
    if (isStarting || hasRuntimeError) return;
    hasRuntimeError = true;
    onRuntimeError(error);
  };

  const zonePrefix = zonePrefixFor(code);
  const replaceable = replaceableFunctions();

  const scope: Scope = {
    code,
    origins,
    addresses,
    isCurrent: () => isStarting || isShown,
    listeners,
    nodes,
    inPane,
    adoptScript: scripts.adopt,
    onError: reportRuntimeError,
    onReload,
    // Its release is gone (F20): only a new opening helps, not a retry of the micro-app.
    onFileError: (error) => {
      if (!isStarting && error instanceof SubsystemError && isFileMissing(error.failure)) onFileMissing();
    },
    onPolicyViolation: ({ directive, address }) => {
      // Only a refused script prevents the start.
      if (isStarting && directive.startsWith('script-src'))
        onRefused(new SubsystemError({ kind: 'policy', detail: `${directive} ${address}` }));
    },
    fetchDynamicScript: scripts.fetch,
    currentScript: () => running.at(-1) ?? null,
    patchWindow: (next) => {
      if (!view) {
        hideDevelopmentGlobals(next);
        define(next, { __Zone_symbol_prefix: zonePrefix });
        for (const name of source.globals ?? []) if (!(name in next)) define(next, { [name]: undefined });
      }
      view = next;
      enableTrampolines(next, {
        textOf: (address) => source.scriptText?.(address),
        onStart: (address) => {
          running.push(Object.assign(document.createElement('script'), { src: address }));
          builtIns.enter();
        },
        onEnd: () => {
          running.pop();
          scope.auditBuiltIns();
        },
      });
      replaceable.define(next, {
        ...timers.values,
        ...observers.values,
        ...connections.values,
        ...functions.values,
        ...patchEvents(next, listeners, facade),
      });
    },
    keepReplaced: () => {
      if (view) replaceable.keepReplaced(view);
    },
    enter: () => builtIns.enter(),
    endStart: () => {
      isStarting = false;
      scope.auditBuiltIns();
    },
    // Call before another micro-app opens, whose first comparison would attribute these changes to the shell.
    auditBuiltIns: () => builtIns.audit(true),
    changedByOthers: () => builtIns.changedByOthers(),
    setShown: (next) => {
      isShown = next;
      facade.setShown(next);
      nodes.setShown(next);
      attributes.setShown(next);
    },
    end: () => {
      scope.setShown(false);
      facade.stop();
      const counted = {
        listeners: listeners.undo() + undoHandlers(),
        timers: timers.undo(),
        observers: observers.undo() + connections.undo(),
        nodes: nodes.undo(),
      };
      inPane?.stop();
      removeZoneMarks(zonePrefix);
      scope.auditBuiltIns();
      const changed = builtIns.undo();
      scripts.stop();
      leave();
      return { ...counted, ...changed, globals: changed.globals + countExemptGlobals(scope) };
    },
  };
  const builtIns = watchBuiltIns(code, scope);
  attributes.setShown(true);
  builtIns.audit(false);
  const leave = registerApp(scope, createTombstone(code));
  return scope;
}
