import { isDecodable } from '../common/decodable.js';
import { DomainError } from '../common/errors.js';

/** Prefixes under which a frontend's proxy forwards requests to the metadata service; the longest first. */
const PROXY_PREFIXES = ['/api/gms', '/gms'] as const;

/**
 * `url` without the prefix of a frontend's proxy: `/api/gms/x?y` and `/gms/x?y` become `/x?y`. Other urls are returned
 * unchanged.
 */
export function withoutProxyPrefix(url: string): string {
  for (const prefix of PROXY_PREFIXES) {
    if (!url.startsWith(prefix)) continue;
    const rest = url.slice(prefix.length);
    if (rest.startsWith('/')) return rest;
    if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  }
  return url;
}

/**
 * `url`, or the page that reads its own paths below `pages`, such as `/console/`, if its path is no valid
 * percent-encoding: the router would refuse it, and only the page can say what is wrong.
 */
export function toPageIfMalformed(url: string, pages: ReadonlySet<string>): string {
  const page = [...pages].find((folder) => url.startsWith(folder));
  return page === undefined || isDecodable(pathOf(url)) ? url : page;
}

/** The path of a request target, percent-encoded and without the query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** The query of a request target, percent-encoded and without the question mark. */
export function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}

/** Percent-decodes a part of a path or query. Throws `INVALID_ARGUMENT` if the encoding is invalid. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new DomainError('INVALID_ARGUMENT', `"${text}" is not valid percent-encoding. Encode "%" itself as "%25".`);
  }
}
