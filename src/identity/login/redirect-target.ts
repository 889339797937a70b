/** Base for resolving relative URLs; receives no requests. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * Returns the path to which a browser is redirected: `wanted` if it is a path of this service, else `/`. A parameter
 * that a query has twice is a list, which is no path.
 */
export function redirectTarget(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, NOWHERE)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
