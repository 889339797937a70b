/** Only there to have relative addresses resolved; no request goes to it. */
const NOWHERE = 'http://nowhere.invalid';

/** The path to send a browser to: `wanted` when it is a path of this service, else `/`. */
export function redirectTarget(wanted: string | undefined): string {
  if (wanted === undefined || !wanted.startsWith('/') || !URL.canParse(wanted, NOWHERE)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
