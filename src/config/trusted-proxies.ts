import { isIP } from 'node:net';
import type { Parser } from './variable.js';

/** Whose `X-Forwarded-*` headers are believed: nobody's, everybody's, those of so many proxies in front, or of these addresses. */
export type TrustedProxies = boolean | number | readonly string[];

const RANGE_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** `true`, `false`, a number of proxies, or addresses and ranges separated by commas. */
export const trustedProxies: Parser<TrustedProxies> = {
  expected: 'true, false, a number of proxies, or addresses and ranges (10.0.0.0/8, loopback) separated by commas',
  parse(text) {
    if (text === 'true' || text === 'false') return text === 'true';
    if (/^\d{1,3}$/.test(text)) return Number(text);
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
