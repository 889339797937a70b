import { isIP } from 'node:net';
import { booleanOf } from '../common/boolean-text.js';
import type { Parser } from './variable.js';

/** Proxies whose `X-Forwarded-*` headers are trusted: none, all, or those with these addresses. */
export type TrustedProxies = boolean | readonly string[];

const RANGE_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * `true`, `false`, or addresses and ranges separated by commas. A number of proxies is not accepted, because it would
 * let clients choose their address.
 */
export const trustedProxies: Parser<TrustedProxies> = {
  expected: 'true, false, or addresses and ranges (10.0.0.0/8, loopback) separated by commas',
  parse(text) {
    const all = booleanOf(text);
    if (all !== undefined) return all;
    const ranges = text.split(',').map((range) => range.trim());
    return ranges.every(isRange) ? ranges : undefined;
  },
};

function isRange(text: string): boolean {
  if (RANGE_NAMES.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
