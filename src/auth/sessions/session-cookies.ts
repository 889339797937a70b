import { parseCookie, stringifySetCookie } from 'cookie';
import type { AppConfig } from '../../foundation/config/index.js';
import type { BegunSession } from './session.service.js';

/** Cookie that authenticates the browser; scripts cannot read it. The name is DataHub's. */
const SESSION_COOKIE = 'PLAY_SESSION';
/**
 * Cookie that tells the page's scripts which user is logged in. It does not authenticate, but must name the user of the
 * session.
 */
const ACTOR_COOKIE = 'actor';

const SAME_SITE = { LAX: 'lax', STRICT: 'strict', NONE: 'none' } as const;

/** Request headers as provided by Node: names in lower case. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request whose response may set cookies. */
export interface CookieRequest {
  readonly headers: Headers;
  /** For example `https`. */
  readonly protocol: string;
}

/** The values of the header `Set-Cookie` after a log-in. */
export function sessionCookies(session: BegunSession, request: CookieRequest, config: AppConfig): string[] {
  const maxAge = Math.floor(session.lifetimeMs / 1000);
  return cookies(session.secret, session.actorUrn, maxAge, request, config);
}

/** The values of the header `Set-Cookie` after a log-out. */
export function noCookies(request: CookieRequest, config: AppConfig): string[] {
  return cookies('', '', 0, request, config);
}

/** The content of a request's session cookie; undefined if it has none. */
export function sessionSecretOf(headers: Headers): string | undefined {
  return cookieOf(headers, SESSION_COOKIE);
}

/** Whether the cookies of a request name `actorUrn` as the user of its session. */
export function namesActor(headers: Headers, actorUrn: string): boolean {
  return cookieOf(headers, ACTOR_COOKIE) === actorUrn;
}

/** The content of the cookie `name` in a request; undefined if it is missing or empty. */
export function cookieOf(headers: Headers, name: string): string | undefined {
  const { cookie } = headers;
  if (typeof cookie !== 'string') return undefined;
  const value = parseCookie(cookie)[name];
  return value === '' ? undefined : value;
}

/** Whether cookies require https: the request came over https, or browsers reach the service that way. */
export function needsSecureCookies({ headers, protocol }: CookieRequest, { logIn }: AppConfig): boolean {
  const forwarded = headers['x-forwarded-proto'];
  const isHttps = protocol === 'https' || (typeof forwarded === 'string' && /^https\b/i.test(forwarded));
  return isHttps || logIn.cookieSecure || logIn.baseUrl?.startsWith('https:') === true;
}

function cookies(
  secret: string,
  actorUrn: string,
  maxAge: number,
  request: CookieRequest,
  config: AppConfig,
): string[] {
  const sameSite = SAME_SITE[config.logIn.cookieSameSite];
  const secure = needsSecureCookies(request, config);
  const common = { path: '/', maxAge, sameSite, secure };
  return [
    stringifySetCookie({ name: SESSION_COOKIE, value: secret, ...common, httpOnly: true }),
    stringifySetCookie({ name: ACTOR_COOKIE, value: actorUrn, ...common }, { encode: cookieValue }),
  ];
}

/**
 * Unchanged, because clients use it verbatim, except for characters that cookies must not contain (RFC 6265, 4.1.1).
 */
function cookieValue(text: string): string {
  return text.replace(/[^!#-+\--:<-[\]-~]|%/gu, encodeURIComponent);
}
