import { failureOf, SubsystemError } from '@/domain/subsystem/failure';
import type { Release } from '@/domain/subsystem/release';
import { REQUEST_TIMEOUT_MS } from '@/services/http/timeouts';
import { inlineImports, withAbsoluteUrls } from '@/shell/subsystem-css-scoping';
import { whenIdle } from '@/utils/whenIdle';
import { fetchText } from './fetchText';
import { fingerprint } from './fingerprint';
import { loadManifest } from './loadManifest';
import { isClassicScript, readPage } from './readPage';
import { trampolineFor } from './trampoline';

/**
 * Fetches a micro-app, page and files, before qiankun sees any of it. qiankun and import-html-entry cache every
 * response by URL without a limit, failed ones too; so they get validated files only, and each URL stands for one
 * content.
 */
export interface AppSource {
  /** URL to pass to the loader. */
  address: string;
  release?: Release;
  /** Addresses of the scripts that the page names. */
  scripts?: readonly string[];
  /** Globals that its scripts declare for one another. */
  globals?: readonly string[];
  /** Whether a script of this URL may run in the sandbox; without it no script may be added. */
  admits?(address: string): boolean;
  /** Serves the loader's requests from what has been fetched; scripts as trampolines (`trampolineFor`). */
  fetch: typeof window.fetch;
  /** Text of a script that the loader runs through a trampoline. */
  scriptText?(address: string): string | undefined;
  /** Text of a style sheet of the page. The loader gets an empty one: it caches what it gets without a limit. */
  styleText?(address: string): string | undefined;
  /** Fetches a style sheet, with those that it imports in their places and with absolute URLs. */
  fetchStyle?(address: string): Promise<string>;
}

/** Texts of scripts fetched at runtime. */
const dynamicScriptTexts = new Map<string, string>();

export interface FetchAppOptions {
  signal: AbortSignal;
  /** Bypasses the HTTP cache after a failure. */
  isRetry: boolean;
  /** Whether scripts of an address may run in the portal. */
  isAdmitted(address: string): boolean;
  /** Hash of the manifest of the release; without it no file is compared. */
  integrity?: string;
  /** The page has arrived and been validated; its files are next. */
  onPage?(): void;
}

/** Fingerprint of the first content of each URL. */
const printsByAddress = new Map<string, () => Promise<string>>();

/**
 * The fingerprint of a text, made in idle time: of a large program it takes as long as a click may. Only a second
 * opening needs it, and makes it at once if there was no idle time before.
 */
function printLater(text: string): () => Promise<string> {
  let kept = text;
  let print: Promise<string> | undefined;
  const read = () => {
    print ??= fingerprint(kept);
    kept = '';
    return print;
  };
  whenIdle(() => void read());
  return read;
}

/** Returns the URL for a content, and for no other: its own, unless that URL was used for other content before. */
async function addressFor(address: string, text: string): Promise<string> {
  const known = printsByAddress.get(address);
  if (!known) {
    printsByAddress.set(address, printLater(text));
    return address;
  }
  const print = await fingerprint(text);
  if ((await known()) === print) return address;
  const url = new URL(address);
  url.searchParams.set('portal-content', print);
  return url.href;
}

/** A `Response` for a text that is already in memory, without encoding it. */
const createResponse = (text: string, type: string): Response =>
  Object.assign(new Response(null, { headers: { 'Content-Type': type } }), { text: () => Promise.resolve(text) });

/** Decodes an attribute value, with its quotes, as the browser parses it. */
const readValue = (raw: string): string => {
  if (!raw.includes('&')) return raw.replace(/^(["'])([\s\S]*)\1$/, '$2');
  return new DOMParser().parseFromString(`<i title=${raw}></i>`, 'text/html').querySelector('i')?.title ?? '';
};

const ADDRESS_VALUE = /(\s(?:src|href)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** Replaces an address in the page. The loader reads the HTML as text and does not decode `&amp;`. */
const renamed = (html: string, from: string, to: string): string =>
  html.replace(ADDRESS_VALUE, (whole: string, head: string, raw: string) =>
    readValue(raw) === from ? `${head}"${to}"` : whole,
  );

/** Gives inline scripts a URL, so that their calls and errors are not attributed to the shell. */
const withSourceNames = (html: string, entry: string): string => {
  let count = 0;
  return html.replace(/(<script\b[^>]*>)([\s\S]*?)(?=<\/script>)/gi, (whole: string, tag: string, body: string) => {
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(tag)?.[1] ?? '';
    if (/\ssrc\s*=/i.test(tag) || body.trim() === '' || !isClassicScript(type)) return whole;
    count += 1;
    return `${tag}${body}\n//# sourceURL=${new URL(entry).origin}/inline-${count}.js\n`;
  });
};

const withAbsoluteStyles = (html: string, entry: string): string =>
  html.replace(
    /(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/gi,
    (_, tag: string, css: string) => tag + withAbsoluteUrls(css, entry),
  );

const withoutStyle = (html: string, name: string): string =>
  html.replace(/<link\b(?:"[^"]*"|'[^']*'|[^"'>])*>/gi, (tag) =>
    [...tag.matchAll(ADDRESS_VALUE)].some(([, , raw]) => readValue(raw!) === name) ? '' : tag,
  );

const FIRST_VARIABLE = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n|(["'])use strict\1;?|;)*var\s+([\w$]+)\s*=/;

/**
 * The global that a library of the form `var Vue = …` declares. qiankun evaluates each script inside a function, where
 * it would be a local variable, unless the window has the name before.
 */
const declaredGlobal = (text: string): string[] => {
  const name = FIRST_VARIABLE.exec(text)?.[2];
  return name === undefined ? [] : [name];
};

/** Fetches a script that the entry page does not contain, at runtime: with its own timeout, aborted with the micro-app. */
async function fetchDynamicScript(address: string, integrity: string | undefined, outer: AbortSignal): Promise<string> {
  outer.throwIfAborted();
  const controller = new AbortController();
  const leave = () => controller.abort(outer.reason);
  const timer = setTimeout(
    () => controller.abort(new SubsystemError({ kind: 'timed-out', address })),
    REQUEST_TIMEOUT_MS,
  );
  outer.addEventListener('abort', leave);
  try {
    return await fetchText(address, 'script', { signal: controller.signal, cache: 'default', integrity });
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', leave);
  }
}

/**
 * Fetches and validates the page at `entry` and every script and style that it names. A missing script fails the whole
 * app; a missing style only degrades it and is requested again next time (F5).
 */
export async function fetchApp(
  entry: string,
  { signal, isRetry, isAdmitted, integrity, onPage }: FetchAppOptions,
): Promise<AppSource> {
  const integrityOf = integrity ? await loadManifest(entry, integrity, signal) : () => undefined;
  // A redeployed micro-app shows at the next opening: the page is always revalidated.
  let html = await fetchText(entry, 'page', {
    signal,
    cache: isRetry ? 'reload' : 'no-cache',
    integrity: integrityOf(entry),
  });
  const files = readPage(html, entry);
  if (files.esModule) throw new SubsystemError({ kind: 'es-module', address: files.esModule });
  if (!files.hasScript) throw new SubsystemError({ kind: 'not-an-app', address: entry });
  const notAdmitted = files.scripts.find(({ address }) => !isAdmitted(address));
  if (notAdmitted) throw new SubsystemError({ kind: 'not-admitted', address: notAdmitted.address });
  onPage?.();

  const cache: RequestCache = isRetry ? 'reload' : 'default';
  const responses = new Map<string, { text: string; type: string }>();
  const texts = new Map<string, string>();
  const styleTexts = new Map<string, string>();
  const fetchOne = async (address: string) =>
    fetchText(address, 'style', { signal, cache, integrity: integrityOf(address) });
  const fetchStyle = async (address: string) =>
    inlineImports(withAbsoluteUrls(await fetchOne(address), address), address, fetchOne);
  const globals: string[] = [];
  const scripts = Promise.all(
    files.scripts.map(async ({ name, address }) => {
      const text = await fetchText(address, 'script', { signal, cache, integrity: integrityOf(address) });
      return { name, address, text, given: await addressFor(address, text) };
    }),
  );
  const styles = Promise.all(
    files.styles.map(async ({ name, address }) => {
      const text = await fetchStyle(address).catch((error: unknown) => {
        if (failureOf(error, 'unreachable').kind === 'integrity') throw error;
        return null;
      });
      return { name, address, text, given: text === null ? address : await addressFor(address, text) };
    }),
  );
  // Awaited after the scripts, which may take longer or fail: the opening reports either failure.
  styles.catch(() => undefined);

  for (const { name, address, text, given } of await scripts) {
    if (given !== address || name.includes('&') || !html.includes(name)) html = renamed(html, name, given);
    responses.set(given, { text: trampolineFor(given), type: 'text/javascript' });
    texts.set(given, text);
    globals.push(...declaredGlobal(text));
  }
  for (const { name, address, text, given } of await styles) {
    if (text === null) {
      html = withoutStyle(html, name);
      continue;
    }
    if (given !== address || name.includes('&') || !html.includes(name)) html = renamed(html, name, given);
    responses.set(given, { text: '', type: 'text/css' });
    styleTexts.set(given, text);
  }
  html = withAbsoluteStyles(withSourceNames(html, entry), entry);
  signal.throwIfAborted();

  // The fragment is not sent and changes no relative URL: it only distinguishes one content from another.
  const address = `${entry}#${await fingerprint([html, ...responses.keys()].join('\n'))}`;
  responses.set(address, { text: html, type: 'text/html' });

  return {
    address,
    release: files.release,
    scripts: files.scripts.map((script) => script.address),
    globals,
    admits: isAdmitted,
    fetch: async (input) => {
      const wanted = input instanceof Request ? input.url : String(input);
      const key = responses.has(wanted) ? wanted : wanted.replace(/#.*$/, '');
      const response = responses.get(key);
      // The loader keeps its own copy.
      responses.delete(key);
      if (response) return createResponse(response.text, response.type);
      if (!isAdmitted(wanted)) throw new SubsystemError({ kind: 'not-admitted', address: wanted });
      // The loader caches this response forever, so it gets a trampoline instead of the script.
      dynamicScriptTexts.set(wanted, await fetchDynamicScript(wanted, integrityOf(wanted), signal));
      return createResponse(trampolineFor(wanted), 'text/javascript');
    },
    styleText: (style) => styleTexts.get(style),
    fetchStyle,
    scriptText: (script) => texts.get(script) ?? dynamicScriptTexts.get(script),
  };
}
