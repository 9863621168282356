import * as z from 'zod/mini';
import { listOf, wireObject, type ApiHost } from '../wire';

/**
 * The authenticated calls that a subsystem may make, as its registry entry lists them. A call that is not listed is
 * refused, so that a page that was admitted for showing something cannot act as the person everywhere else (T19).
 */

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Calls to one API host. */
export interface SubsystemCall {
  host: ApiHost;
  /** Path below the host: `*` stands for one segment, `**` at the end for one or more. */
  path: string;
  methods: readonly (typeof METHODS)[number][];
}

/** An authenticated call that a subsystem asks for. */
export interface AskedCall {
  host: ApiHost;
  /** Path below the host, percent-encoded as in a URL. */
  path: string;
  method: string;
}

const ANY_SEGMENT = '*';
const ANY_REST = '**';

/** Characters that a server may read as a separator, decode once more, or trim. */
const AMBIGUOUS = /[/\\%;?#\u0000-\u001f\u007f]|^\s|\s$/;

const isDots = (segment: string): boolean => segment === '.' || segment === '..';

/** Whether a pattern names a path: a first segment without wildcard, and `**` only at the end. */
function isPattern(pattern: string): boolean {
  const [root, ...segments] = pattern.split('/');
  if (root !== '' || segments.length === 0 || segments[0]!.includes('*')) return false;
  return segments.every((segment, index) => {
    if (segment === ANY_SEGMENT) return true;
    if (segment === ANY_REST) return index === segments.length - 1;
    return segment !== '' && !segment.includes('*') && !isDots(segment) && !AMBIGUOUS.test(segment);
  });
}

/** Schema of the field `calls`: what cannot be read grants nothing. */
export const subsystemCalls = listOf(
  wireObject({
    host: z.literal(['base', 'workOrder', 'portal']),
    path: z
      .string()
      .check(z.maxLength(200), z.refine(isPattern, 'a path such as /visits/*, whose first segment is no wildcard')),
    methods: z.array(z.literal(METHODS)).check(z.minLength(1)),
  }),
);

/** The decoded segments of a path; null where two servers could read it differently. */
function segmentsOf(path: string): string[] | null {
  const [root, ...segments] = path.split('/');
  if (root !== '' || segments.length === 0) return null;
  try {
    const decoded = segments.map(decodeURIComponent);
    const isClear = decoded.every((segment) => segment !== '' && !isDots(segment) && !AMBIGUOUS.test(segment));
    return isClear ? decoded : null;
  } catch {
    return null;
  }
}

function matches(pattern: string, segments: readonly string[]): boolean {
  const wanted = pattern.split('/').slice(1);
  const isOpen = wanted.at(-1) === ANY_REST;
  if (isOpen ? segments.length < wanted.length : segments.length !== wanted.length) return false;
  return wanted.every((part, index) => part === ANY_SEGMENT || part === ANY_REST || part === segments[index]);
}

/** Whether the list has a call. Paths are compared with their case, segment by segment. */
export function isCallListed(calls: readonly SubsystemCall[], { host, path, method }: AskedCall): boolean {
  const segments = segmentsOf(path);
  if (!segments) return false;
  return calls.some(
    (call) =>
      call.host === host &&
      call.methods.some((listed) => listed === method.toUpperCase()) &&
      matches(call.path, segments),
  );
}
