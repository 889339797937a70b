import { DomainError, forbidden } from '../foundation/common/errors.js';

/** What is asked of a request to tell whether another site's page sent it. */
export interface SiteRequest {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json(?:$|[\s;])/i;

/**
 * Refuses what a page of another site could have a browser send with this site's cookies: a request that changes
 * something and is not JSON, or names another origin than the one it was sent to or `baseUrl`. Throws
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
 * Whether a page of another site had a browser send the request, a link that was followed included. Browsers say so
 * over https and to `localhost`; elsewhere only what `Origin` or `Referer` tell is known.
 */
export function isFromOtherSite({ headers }: SiteRequest, baseUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const sender = headers['origin'] ?? headers['referer'];
  return sender !== undefined && !isOwn(String(sender), String(headers['host']), baseUrl);
}

function isOwn(origin: string, host: string, baseUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (baseUrl !== undefined && url.origin === new URL(baseUrl).origin) return true;
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.host === host.toLowerCase();
}
