/**
 * Sandbox permissions of a page in a frame. `allow-same-origin` keeps its own origin; the portal's origin is never
 * framed, because with `allow-scripts` such a page could remove its sandbox (T13).
 */
export const FRAME_SANDBOX = 'allow-scripts allow-forms allow-popups allow-downloads allow-same-origin';
