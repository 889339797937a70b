import { createHmac, timingSafeEqual } from 'node:crypto';
import { forbidden } from '../../../../../foundation/common/errors.js';
import { FileKey } from '../file-key.js';

/** Path prefix of signed addresses. */
export const SIGNED_PATH = '/openapi/v1/files/signed';

/** The request that a signed address permits. */
export interface SignedRequest {
  readonly method: 'GET' | 'PUT';
  readonly key: FileKey;
  /** Media type of the response; empty for uploads. */
  readonly mediaType: string;
}

/** Parts of the address of a request. */
export interface GivenAddress {
  readonly method: string;
  readonly folder: string;
  readonly fileId: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/**
 * Creates and verifies addresses that permit anyone who has them to upload or download one file until they expire, like
 * the presigned URLs of an object store. Replicas with the same secret accept each other's addresses.
 */
export class SignedAddresses {
  constructor(
    private readonly secret: Uint8Array,
    private readonly now: () => number,
  ) {}

  /** Returns the path and query of an address that is valid for `seconds`. */
  pathOf(request: SignedRequest, seconds: number): string {
    const expires = String(Math.floor(this.now() / 1_000) + seconds);
    const query = new URLSearchParams({
      expires,
      ...(request.mediaType !== '' && { type: request.mediaType }),
      signature: this.signature(request, expires).toString('base64url'),
    });
    const { key } = request;
    return `${SIGNED_PATH}/${FileKey.FOLDER}/${encodeURIComponent(key.fileId)}?${query.toString()}`;
  }

  /** Returns the request that an address permits. Throws `FORBIDDEN` if the signature is invalid or has expired. */
  read({ method, folder, fileId, query }: GivenAddress): SignedRequest {
    const key = FileKey.parse(`${folder}/${fileId}`);
    const [expires, mediaType, signature] = [
      textAt(query, 'expires'),
      textAt(query, 'type'),
      textAt(query, 'signature'),
    ];
    if (key === undefined || (method !== 'GET' && method !== 'PUT')) throw invalid();
    const request = { method, key, mediaType } as const;
    const [given, expected] = [Buffer.from(signature, 'base64url'), this.signature(request, expires)];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw invalid();
    if (Number(expires) * 1_000 <= this.now())
      throw forbidden('The address of the file has expired: request a new one.');
    return request;
  }

  private signature({ method, key, mediaType }: SignedRequest, expires: string): Buffer {
    const text = JSON.stringify([method, key.text, mediaType, expires]);
    return createHmac('sha256', this.secret).update(text).digest();
  }
}

function textAt(query: GivenAddress['query'], name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value : '';
}

function invalid(): Error {
  return forbidden('The address of the file is not valid: use it as it was returned.');
}
