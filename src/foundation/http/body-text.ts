import { isUtf8 } from 'node:buffer';

/**
 * The text of a request body; undefined if it is not UTF-8. Decoding would replace what is not, and the service would
 * store other names than the client has sent.
 */
export function bodyText(body: string | Buffer): string | undefined {
  if (typeof body === 'string') return body;
  return isUtf8(body) ? body.toString('utf8') : undefined;
}
