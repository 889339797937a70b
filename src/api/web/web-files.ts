import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Injectable } from '@nestjs/common';
import { WebFolder } from './web-folder.js';
import { PAGE_POLICY } from './web-page.js';

/** A file right in `assets` with a digest of its content in its name, as in `assets/index-Bx3k9.js`. */
const HASHED = /^assets\/[^/]*-(?=[\w-]*[A-Z\d])[\w-]{4,}\.\w+$/;

/** One year. */
const FOREVER = '365d';

/** Sends the files of the web frontend. */
@Injectable()
export class WebFiles {
  constructor(private readonly folder: WebFolder) {}

  /** Has `server` know how files are sent. To be called once, before it listens. */
  async prepare(server: FastifyInstance): Promise<void> {
    const { default: serveStatic } = await import('@fastify/static');
    await server.register(serveStatic, {
      root: this.folder.root,
      serve: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      // A compressed file beside another may be a link, too.
      onFile: (file) => this.folder.requireInside(file),
    });
  }

  /**
   * Sends the file `name`, which the folder found: a part of it, nothing when the browser has it, or a compressed one
   * beside it.
   */
  send(reply: FastifyReply, name: string): void {
    const isHashed = HASHED.test(name);
    // A worker runs under the policy of its own file.
    if (extname(name) === '.js') void reply.header('content-security-policy', PAGE_POLICY);
    if (!isHashed) void reply.header('cache-control', 'no-cache');
    void reply.sendFile(name, isHashed ? { maxAge: FOREVER, immutable: true } : { cacheControl: false });
  }
}
