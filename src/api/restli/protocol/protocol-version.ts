import { invalidArgument } from '../../../foundation/common/errors.js';

/** Header with the protocol version, in requests and responses. */
export const PROTOCOL_HEADER = 'X-RestLi-Protocol-Version';

const DEFAULT_VERSION = '1.0.0';
const VERSIONS: readonly string[] = [DEFAULT_VERSION, '2.0.0'];

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The protocol version in `headers`; 1.0.0 by default. Not validated. */
export function namedVersion(headers: Headers): string {
  const value = headers[PROTOCOL_HEADER.toLowerCase()];
  return typeof value === 'string' && value !== '' ? value : DEFAULT_VERSION;
}

/** The protocol version of a request. Throws `INVALID_ARGUMENT` for an unsupported one. */
export function protocolVersion(headers: Headers): string {
  const version = namedVersion(headers);
  if (VERSIONS.includes(version)) return version;
  throw invalidArgument(`Rest.li protocol version ${version} is not supported. Send ${PROTOCOL_HEADER}: 2.0.0.`);
}
