import { hasAdmittedOrigin, scriptRefusal } from '@/domain/subsystem/registry';
import { SubsystemError } from '@/domain/subsystem/failure';
import { fetchPlain } from '@/services/http/fetchPlain';
import type { AppSource } from '@/shell/subsystem-loader';
import { getEnvironment } from '@/utils/environment';
import { markReported } from './runtimeErrors';
import { findAppByAddress, type SandboxedApp } from './callers';

/** A running micro-app that fetches the scripts it adds. */
export interface ScriptFetcher extends SandboxedApp {
  fetchDynamicScript(address: string): Promise<Response>;
}

/** Maps the URL of a pending script to the loader of the micro-app that added it; its origin may be another. */
const pending = new Map<string, ScriptLoader>();

/** Logs that a script is not allowed in the sandbox, and returns the error for the loader. */
function createRefusedScriptError(code: string, address: string): Error {
  console.error(scriptRefusal(code, address));
  const error = new SubsystemError({ kind: 'not-admitted', address });
  markReported(error);
  return error;
}

/**
 * Fetches a script that a micro-app adds at runtime. It is evaluated in the shell's realm, so an origin that
 * `connect-src` allows, such as one for frames only, is not enough: it must be admitted to the sandbox.
 */
export const fetchScriptForApp: typeof window.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const fetchIt =
    pending.get(address)?.fetch ?? (findAppByAddress(address) as ScriptFetcher | undefined)?.fetchDynamicScript;
  if (fetchIt) return fetchIt(address);
  if (!hasAdmittedOrigin(address, getEnvironment().subsystemOrigins))
    throw createRefusedScriptError('sandbox', address);
  return fetchPlain(address, init);
};

interface ScriptLoaderOptions {
  code: string;
  source: AppSource;
  /** Called with the address of an admitted script that was added. */
  onAdmitted(address: string): void;
  /** Called when an admitted script cannot be loaded. */
  onError(error: unknown): void;
}

/** Loads the scripts that one micro-app adds at runtime. */
export interface ScriptLoader {
  isAdmitted(address: string): boolean;
  /** Takes a script that was added; it is fetched when qiankun evaluates it. */
  adopt(script: HTMLScriptElement): void;
  fetch(address: string): Promise<Response>;
  stop(): void;
}

const withoutFragment = (address: string) => address.replace(/#.*$/, '');

export function createScriptLoader({ code, source, onAdmitted, onError }: ScriptLoaderOptions): ScriptLoader {
  const failures = new Map<string, number>();
  /** Scripts that were added and not requested yet, by URL. */
  const waiting = new Map<string, HTMLScriptElement[]>();
  const contentMark = new URL(source.address).hash.slice(1);
  const isAdmitted = (address: string) => source.admits?.(withoutFragment(address)) === true;

  // The fragment is not sent: it keeps import-html-entry, which caches the first response or failure of each URL
  // without a limit, from mixing two releases, and allows a retry after a failure.
  const markedAddress = (address: string) => {
    const count = failures.get(withoutFragment(address));
    return `${withoutFragment(address)}#${contentMark}${count ? `-${count}` : ''}`;
  };

  const loader: ScriptLoader = {
    isAdmitted,
    adopt: (script) => {
      script.src = markedAddress(script.src);
      waiting.set(script.src, [...(waiting.get(script.src) ?? []), script]);
      pending.set(script.src, loader);
      if (isAdmitted(script.src)) onAdmitted(script.src);
    },
    fetch: async (address) => {
      const scripts = waiting.get(address) ?? [];
      waiting.delete(address);
      pending.delete(address);
      try {
        if (!isAdmitted(address)) throw createRefusedScriptError(code, address);
        return await source.fetch(address);
      } catch (error) {
        failures.set(withoutFragment(address), (failures.get(withoutFragment(address)) ?? 0) + 1);
        if (typeof error === 'object' && error !== null) markReported(error);
        // Reported before the events below: the errors that they cause are consequences of this one.
        if (isAdmitted(address)) onError(error);
        // import-html-entry 1.17 fires no error event: a loader such as webpack's would wait for two minutes.
        scripts.forEach((script) => script.dispatchEvent(new Event('error')));
        throw error;
      }
    },
    stop: () => {
      for (const [address, owner] of pending) if (owner === loader) pending.delete(address);
    },
  };
  return loader;
}
