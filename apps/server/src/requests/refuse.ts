import type { Duplex } from 'node:stream';

const REASONS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  414: 'URI Too Long',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
} as const;

export type RefusedStatus = keyof typeof REASONS;

/** What a browser has to know of an answer without a body, too. */
const HEADERS = [
  'connection: close',
  'content-length: 0',
  "content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options: nosniff',
].join('\r\n');

/** For a server that is reached by https: the next two years by nothing else. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Responds with a status alone, before any router. The rest of the request is not read, so nothing waits for it. */
export const refuse = (stream: Duplex, status: RefusedStatus, isHttps: boolean): void => {
  const strict = isHttps ? `strict-transport-security: ${STRICT_TRANSPORT}\r\n` : '';
  stream.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${strict}${HEADERS}\r\n\r\n`, () =>
    stream.destroy(),
  );
};

/** What cannot be read as HTTP, by the code of Node's parser. */
const STATUS_OF: Readonly<Record<string, RefusedStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

export const refuseUnreadable =
  (isHttps: boolean) =>
  (error: Error & { code?: string }, stream: Duplex): void => {
    if (error.code === 'ECONNRESET' || !stream.writable) stream.destroy();
    else refuse(stream, STATUS_OF[error.code ?? ''] ?? 400, isHttps);
  };
