import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Injectable } from '@nestjs/common';
import { WebFolder } from './web-folder.js';
import { WebPage } from './web-page.js';

/** A file directly in `assets` with a hash of its content in its name, such as `assets/index-Bx3k9.js`. */
const HASHED = /^assets\/[^/]*-(?=[\w-]*[A-Z\d])[\w-]{4,}\.\w+$/;

/** One year. */
const FOREVER = '365d';

/** Sends the files of the web frontend. */
@Injectable()
export class WebFiles {
  constructor(
    private readonly folder: WebFolder,
    private readonly page: WebPage,
  ) {}

  /** Registers file serving with `server`. Call it once, before the server listens. */
  async prepare(server: FastifyInstance): Promise<void> {
    const { default: serveStatic } = await import('@fastify/static');
    await server.register(serveStatic, {
      root: this.folder.root,
      serve: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      // A compressed sibling of a file may be a link, too.
      onFile: (file) => this.folder.requireInside(file),
    });
  }

  /**
   * Sends the file `name`, as returned by `WebFolder`. Supports ranges, conditional requests and compressed siblings.
   */
  send(reply: FastifyReply, name: string): void {
    const isHashed = HASHED.test(name);
    // A worker runs under the content policy of its own file.
    if (extname(name) === '.js') void reply.header('content-security-policy', this.page.policy);
    if (!isHashed) void reply.header('cache-control', 'no-cache');
    void reply.sendFile(name, isHashed ? { maxAge: FOREVER, immutable: true } : { cacheControl: false });
  }
}
