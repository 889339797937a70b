import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/index.js';
import { DomainError } from '../common/errors.js';
import { AppConfig } from '../config/index.js';
import { type PageFile, PageFiles } from '../http/index.js';

/** Scripts from this service only; the editors write their styles into the page. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The GraphQL explorer. Its files hold no metadata and are public; the queries it sends need a token like any other. */
@Public()
@Controller('api/graphiql')
export class GraphiqlController {
  constructor(
    private readonly config: AppConfig,
    private readonly files: PageFiles,
  ) {}

  @Get()
  page(@Res() reply: FastifyReply): void {
    this.requireEnabled();
    void reply
      .header('Content-Security-Policy', CONTENT_SECURITY_POLICY)
      .header('X-Frame-Options', 'DENY')
      .header('Referrer-Policy', 'no-referrer')
      .header('Cache-Control', 'no-cache');
    send(reply, this.files.page());
  }

  @Get('assets/:name')
  asset(@Param('name') name: string, @Res() reply: FastifyReply): void {
    this.requireEnabled();
    const file = this.files.asset(name);
    void reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    send(reply, file);
  }

  private requireEnabled(): void {
    if (this.config.graphql.graphiql) return;
    throw new DomainError(
      'NOT_FOUND',
      'The GraphQL explorer is switched off. Set GRAPHQL_GRAPHIQL_ENABLED=true to use it.',
    );
  }
}

function send(reply: FastifyReply, file: PageFile): void {
  void reply.header('X-Content-Type-Options', 'nosniff').type(file.mediaType).send(file.content);
}
