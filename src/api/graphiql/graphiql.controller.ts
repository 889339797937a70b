import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../auth/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { AppConfig } from '../../foundation/config/index.js';
import { PageFiles, pagePolicy, sendAsset, sendPage } from '../../foundation/http/index.js';

/** Allows scripts from this service only, and the inline styles of the editors. */
const CONTENT_SECURITY_POLICY = pagePolicy("worker-src 'self'");

/** The GraphQL explorer. Its files contain no metadata and are public; the queries that it sends need a token. */
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
    sendPage(reply, this.files, CONTENT_SECURITY_POLICY);
  }

  @Get('assets/:name')
  asset(@Param('name') name: string, @Res() reply: FastifyReply): void {
    this.requireEnabled();
    sendAsset(reply, this.files, name);
  }

  private requireEnabled(): void {
    if (this.config.graphql.graphiql) return;
    throw new DomainError(
      'NOT_FOUND',
      'The GraphQL explorer is disabled. Set GRAPHQL_GRAPHIQL_ENABLED=true to enable it.',
    );
  }
}
