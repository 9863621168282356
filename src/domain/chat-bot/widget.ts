// Assumed: the specification names the widget and its application ids, not how it is spoken to (R093).
import * as z from 'zod/mini';

/** What the widget says; nothing of the person is ever said to it. */
export type WidgetMessage =
  /** It stands and can be opened: before this word, and without it, there is no launcher. */
  | { type: 'ready' }
  /** Somebody talks to it under this name; handed back when it is mounted again. */
  | { type: 'conversation'; id: string }
  /** Escape was pressed in it, or its own button to close. */
  | { type: 'close' };

const frame = { source: z.literal('portal-chat-bot'), version: z.literal(1) };

const message = z.discriminatedUnion('type', [
  z.object({ ...frame, type: z.literal('ready') }),
  // A name is opaque: short, and of signs that need no escaping.
  z.object({ ...frame, type: z.literal('conversation'), id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  z.object({ ...frame, type: z.literal('close') }),
]);

/** A message of the widget, checked; null when it is none. */
export function readWidgetMessage(data: unknown): WidgetMessage | null {
  const parsed = message.safeParse(data);
  return parsed.success ? parsed.data : null;
}

/** What the widget is asked for. */
export interface WidgetCall {
  application: number;
  language: 'zh-CN' | 'en-US';
  conversation?: string;
}

/**
 * The address of the widget for an application. Undefined when the configured site is no web address or stands on the
 * portal's own origin: there a frame could reach into the portal.
 */
export function widgetAddress(
  site: string,
  own: string,
  { application, language, conversation }: WidgetCall,
): URL | undefined {
  let url: URL;
  try {
    url = new URL(site);
  } catch {
    return undefined;
  }
  if (!/^https?:$/.test(url.protocol) || url.origin === own) return undefined;
  url.searchParams.set('applicationId', String(application));
  url.searchParams.set('lang', language);
  if (conversation) url.searchParams.set('conversation', conversation);
  return url;
}
