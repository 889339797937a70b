import { DomainError, forbidden } from '../foundation/common/errors.js';

/** The parts of a request that show whether another site's page sent it. */
export interface SiteRequest {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json(?:$|[\s;])/i;

/**
 * Refuses requests that a page of another site could make a browser send with this site's cookies: a request that
 * changes something and is not JSON, or that names an origin other than its target or `baseUrl`. Throws
 * `UNSUPPORTED_MEDIA_TYPE` or `FORBIDDEN`.
 */
export function requireSameSite({ method, headers }: SiteRequest, baseUrl: string | undefined): void {
  if (SAFE_METHODS.has(method.toUpperCase())) return;
  const type = headers['content-type'];
  if (typeof type !== 'string' || !JSON_TYPE.test(type))
    throw new DomainError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Requests of browsers must be JSON: send the header Content-Type: application/json.',
    );
  const { origin, host } = headers;
  if (origin === undefined || isOwn(String(origin), String(host), baseUrl)) return;
  throw forbidden(
    `Requests from pages of ${String(origin)} are not accepted with cookies. Send an access token instead.`,
  );
}

/**
 * Whether a page of another site made a browser send the request, including by a link. Browsers report this over https
 * and to `localhost`; otherwise only `Origin` and `Referer` are available.
 */
export function isFromOtherSite({ headers }: SiteRequest, baseUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const sender = headers['origin'] ?? headers['referer'];
  return sender !== undefined && !isOwn(String(sender), String(headers['host']), baseUrl);
}

/**
 * Refuses a request that changes something with a method that reads, if a link on another site made a browser send it
 * with this site's cookies. Throws `FORBIDDEN`.
 */
export function requireOwnLink(request: SiteRequest, baseUrl: string | undefined): void {
  if (request.headers['authorization'] !== undefined || !isFromOtherSite(request, baseUrl)) return;
  throw forbidden('Requests from pages of other sites are not accepted with cookies. Send an access token instead.');
}

function isOwn(origin: string, host: string, baseUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (baseUrl !== undefined && url.origin === new URL(baseUrl).origin) return true;
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.host === host.toLowerCase();
}
