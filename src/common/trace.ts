import { randomBytes } from 'node:crypto';

/** A trace id of 32 hex digits; the first 16 are the time in microseconds since 1970. */
export function newTraceId(nowMilliseconds: number): string {
  const time = (BigInt(nowMilliseconds) * 1000n).toString(16).padStart(16, '0');
  return time + randomBytes(8).toString('hex');
}

/** The W3C `traceparent` header of a trace. */
export function traceparent(traceId: string): string {
  return `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
}
