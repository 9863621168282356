/** The part of Express that the mocks use; Umi passes its own request and response. */
export interface MockRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, unknown>;
  params: Record<string, string>;
  body?: unknown;
  files?: UploadedPart[];
  on(event: 'close', listener: () => void): void;
}

/** One part of a multipart body, as multer's memory storage returns it. */
export interface UploadedPart {
  fieldname: string;
  originalname: string;
  mimetype: string;
  size: number;
  buffer: Buffer;
}

/** The response. */
export interface MockResponse {
  status(code: number): MockResponse;
  setHeader(name: string, value: string): void;
  json(value: unknown): void;
  send(value: string | Buffer): void;
  write(value: Buffer): void;
  end(): void;
  redirect(code: number, address: string): void;
  destroy(): void;
  on(event: 'close', listener: () => void): void;
  readonly headersSent: boolean;
}

/** A handler as Umi's mock loader calls it. */
export type MockHandler = (request: MockRequest, response: MockResponse) => void;

/** First value of a request header, or an empty text. */
export function readHeader(request: MockRequest, name: string): string {
  const value = request.headers[name.toLowerCase()];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** A query or form value as text: the last one if it was sent several times. */
export function textOf(value: unknown): string {
  const single = Array.isArray(value) ? value[value.length - 1] : value;
  return typeof single === 'string' || typeof single === 'number' || typeof single === 'boolean' ? String(single) : '';
}
