import type { FastifyReply } from 'fastify';
import type { PageFile, PageFiles } from './page-files.js';

/**
 * The header `Content-Security-Policy` of a bundled page: allows everything from this service only, and inline styles,
 * which scripts add to the page. `more` are further directives.
 */
export function pagePolicy(...more: readonly string[]): string {
  return policyWith("style-src 'self' 'unsafe-inline'", ...more);
}

/** The same for a page whose scripts add no inline styles: everything comes from files of this service. */
export function strictPagePolicy(): string {
  return policyWith("style-src 'self'");
}

function policyWith(...directives: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ...directives,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sends the page itself, which browsers revalidate each time. Throws `NOT_FOUND` if it was not built. */
export function sendPage(reply: FastifyReply, files: PageFiles, policy: string): void {
  void reply
    .header('Content-Security-Policy', policy)
    .header('X-Frame-Options', 'DENY')
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'no-cache');
  send(reply, files.page());
}

/** Sends a part of a page, whose name changes with its content. Throws `NOT_FOUND`. */
export function sendAsset(reply: FastifyReply, files: PageFiles, name: string): void {
  const asset = files.asset(name, acceptedEncodings(reply));
  void reply.header('Cache-Control', 'public, max-age=31536000, immutable');
  send(reply, asset);
}

function acceptedEncodings({ request }: FastifyReply): string {
  return request.headers['accept-encoding']?.toString() ?? '';
}

function send(reply: FastifyReply, file: PageFile): void {
  if (file.encoding !== undefined)
    void reply.header('Content-Encoding', file.encoding).header('Vary', 'Accept-Encoding');
  void reply.header('X-Content-Type-Options', 'nosniff').type(file.mediaType).send(file.content);
}
