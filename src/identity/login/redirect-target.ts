/** Base for resolving relative URLs; receives no requests. */
const NOWHERE = 'http://nowhere.invalid';

/** Returns the path to which a browser is redirected: `wanted` if it is a path of this service, else `/`. */
export function redirectTarget(wanted: string | undefined): string {
  if (wanted === undefined || !wanted.startsWith('/') || !URL.canParse(wanted, NOWHERE)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
