// Assumed: the specification names the widget and its application ids, not its message protocol (R093).
import * as z from 'zod/mini';
import { embeddableUrl } from '../embeddableUrl';

/** Messages of the widget. The portal never sends it personal data. */
export type WidgetMessage =
  /** Loaded and ready to open: the launcher is hidden until then. */
  | { type: 'ready' }
  /** Id of the current conversation; passed back on the next mount. */
  | { type: 'conversation'; id: string }
  /** Escape or its close button was pressed. */
  | { type: 'close' };

const frame = { source: z.literal('portal-chat-bot'), version: z.literal(1) };

const message = z.discriminatedUnion('type', [
  z.object({ ...frame, type: z.literal('ready') }),
  // An id is opaque: short, and made of characters that need no escaping.
  z.object({ ...frame, type: z.literal('conversation'), id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  z.object({ ...frame, type: z.literal('close') }),
]);

/** A validated message of the widget; null for anything else. */
export function readWidgetMessage(data: unknown): WidgetMessage | null {
  const parsed = message.safeParse(data);
  return parsed.success ? parsed.data : null;
}

/** Parameters of the widget. */
export interface WidgetCall {
  application: number;
  language: 'zh-CN' | 'en-US';
  conversation?: string;
}

/** Address of the widget for an application; undefined if the configured site may not be embedded. */
export function widgetAddress(
  site: string,
  own: string,
  { application, language, conversation }: WidgetCall,
): URL | undefined {
  const url = embeddableUrl(site, own);
  if (!url) return undefined;
  url.searchParams.set('applicationId', String(application));
  url.searchParams.set('lang', language);
  if (conversation) url.searchParams.set('conversation', conversation);
  return url;
}
