import { randomUUID } from 'node:crypto';

/** A trace id of 32 hex digits; the first 16 are the time in microseconds since 1970. */
export function newTraceId(nowMilliseconds: number): string {
  const time = (BigInt(nowMilliseconds) * 1000n).toString(16).padStart(16, '0');
  return time + newSpanId();
}

/** The W3C `traceparent` header of a trace. */
export function traceparent(traceId: string): string {
  return `00-${traceId}-${newSpanId()}-01`;
}

/** A span id: 16 random hex digits. Node makes UUIDs from a pool, which costs a tenth of asking for random bytes. */
export function newSpanId(): string {
  return randomUUID().replaceAll('-', '').slice(16);
}
