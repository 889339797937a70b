import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BegunSession, noCookies, sessionCookies, sessionSecretOf, SessionService } from '../../auth/index.js';
import { AppConfig } from '../../foundation/config/index.js';

/** Sets and clears the session cookies of browsers. */
@Injectable()
export class SessionReplies {
  constructor(
    private readonly sessions: SessionService,
    private readonly config: AppConfig,
  ) {}

  /** Sets the cookies of a new session. A session that the request came with stays valid. */
  set(request: FastifyRequest, reply: FastifyReply, session: BegunSession): void {
    void reply.header('set-cookie', sessionCookies(session, request, this.config));
  }

  /** Ends the browser's session and clears its cookies. */
  async clear(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.end(request);
    void reply.header('set-cookie', noCookies(request, this.config));
  }

  private async end({ headers }: FastifyRequest): Promise<void> {
    const secret = sessionSecretOf(headers);
    if (secret !== undefined) await this.sessions.end(secret);
  }
}
