import type { FrameHello, FrameMessage } from '@portal/subsystem-sdk';
import * as z from 'zod/mini';

/**
 * The messages that a frame may send; all others are dropped. It is of another origin, so each message is validated.
 */

const id = z.int().check(z.gte(0));
const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
const address = text(4_000);

const error = z.object({ name: text(60), message: text(300) });
const event = z.object({
  kind: z.literal(['error', 'rejection', 'policy', 'long-frame']),
  name: text(60),
  message: z.optional(text(300)),
  stack: z.optional(text(4_000)),
  ms: z.optional(z.number().check(z.gte(0), z.lte(3_600_000))),
});
const header = z.tuple([text(200), text(8_000)]);
const blob = z.instanceof(Blob);
const field = z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), blob, text(500)])]);

const body = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plain'), value: z.union([z.string(), z.instanceof(ArrayBuffer), blob]) }),
  z.object({ kind: z.literal('params'), entries: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({ kind: z.literal('form'), entries: z.array(field) }),
]);

const request = z.object({
  method: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,20}$/))),
  headers: z.array(header).check(z.maxLength(100)),
  body: z.optional(body),
  cache: z.optional(z.literal(['default', 'no-store', 'reload', 'no-cache', 'force-cache'])),
  redirect: z.optional(z.literal(['follow', 'error', 'manual'])),
});

const question = z.object({
  title: text(1_000),
  content: text(5_000),
  okText: z.optional(text(200)),
  cancelText: z.optional(text(200)),
  danger: z.optional(z.boolean()),
});

const schema: z.ZodMiniType<FrameMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('mounted') }),
  z.object({ type: z.literal('mount-failed'), error }),
  z.object({ type: z.literal('unmounted') }),
  z.object({ type: z.literal('error'), error }),
  z.object({ type: z.literal('event'), event }),
  z.object({ type: z.literal('move'), inner: address, isReplaced: z.boolean(), seen: id }),
  z.object({ type: z.literal('navigated'), id, isAgreed: z.boolean() }),
  z.object({ type: z.literal('announce'), protocol: text(20) }),
  z.object({ type: z.literal('title'), title: z.nullable(text(1_000)) }),
  z.object({ type: z.literal('open-subsystem'), code: text(64), inner: z.optional(address) }),
  z.object({ type: z.literal('open-page'), path: address }),
  z.object({
    type: z.literal('shortcut'),
    press: z.object({
      key: text(20),
      code: text(40),
      ctrlKey: z.boolean(),
      metaKey: z.boolean(),
      altKey: z.boolean(),
      shiftKey: z.boolean(),
      repeat: z.boolean(),
    }),
  }),
  z.object({ type: z.literal('unsaved'), hasUnsaved: z.boolean() }),
  z.object({
    type: z.literal('toast'),
    message: z.object({ type: z.literal(['success', 'warning', 'info', 'error']), text: text(5_000) }),
  }),
  z.object({ type: z.literal('confirm'), id, question }),
  z.object({ type: z.literal('request'), id, address, request }),
  z.object({ type: z.literal('abort'), id }),
]);

const hello: z.ZodMiniType<FrameHello> = z.object({ type: z.literal('portal:hello'), protocol: text(20) });

/** Validates a message of the port; null when it is invalid. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const parsed = schema.safeParse(data);
  return parsed.success ? parsed.data : null;
}

/** Validates the hello of a frame; null when it is invalid. */
export function readHello(data: unknown): FrameHello | null {
  const parsed = hello.safeParse(data);
  return parsed.success ? parsed.data : null;
}
