import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../../foundation/config/index.js';
import type { WebFolder } from './web-folder.js';

/** Placeholder for the base path in the page, as in `<base href="@basePath" />`. */
const PLACEHOLDER = /@basePath\/?/g;

/**
 * Content policy of the page: its own scripts, workers from blobs, inline styles, images of data platforms from
 * anywhere, and uploaded files from `storage`, the origin of an object store; framing is forbidden.
 */
function policyFor(storage: string | undefined): string {
  const files = storage === undefined ? '' : ` ${storage}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' https: data: blob:${files}`,
    ...(storage === undefined ? [] : [`media-src 'self'${files}`]),
    "font-src 'self' data:",
    `connect-src 'self'${files}`,
    `frame-src 'self' https:${files}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The page of the web frontend, whose scripts select the view by the URL. */
@Injectable()
export class WebPage {
  /** The content security policy of the page and of its workers. */
  readonly policy: string;

  /** `storage` is the origin of uploaded files; undefined if the service itself serves them. */
  constructor(
    private readonly folder: WebFolder,
    private readonly config: WebConfig,
    storage?: string,
  ) {
    this.policy = policyFor(storage);
  }

  /** Sends the page, or 304 if the browser has the current version. Throws `NOT_FOUND` if the page was removed. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const html = (await this.folder.page()).replaceAll(PLACEHOLDER, () => `${escaped(this.config.basePath)}/`);
    const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
    void reply.headers({
      etag: tag,
      vary: 'Accept',
      'cache-control': 'no-cache',
      'content-security-policy': this.policy,
    });
    if (isKnown(request.headers['if-none-match'], tag)) void reply.code(304).send();
    else void reply.type('text/html; charset=utf-8').send(html);
  }
}

function isKnown(tags: string | undefined, tag: string): boolean {
  return tags?.split(',').some((known) => [tag, `W/${tag}`, '*'].includes(known.trim())) === true;
}

/** Other characters with a meaning in an attribute do not occur in a URL path. */
function escaped(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}
