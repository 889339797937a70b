import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../auth/index.js';
import { type PageFile, PageFiles } from '../../http/index.js';

/** Token of the files of the page. */
export const OPENAPI_PAGE_FILES = Symbol('files of the OpenAPI page');

/** Scripts and data from this service only; the page writes styles into itself. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Shows the OpenAPI document. The files hold no metadata and are public; the document and what is tried out need a token like any other request. */
@Public()
@Controller('openapi/swagger-ui')
export class OpenapiPageController {
  constructor(@Inject(OPENAPI_PAGE_FILES) private readonly files: PageFiles) {}

  @Get(['', 'index.html'])
  page(@Res() reply: FastifyReply): void {
    void reply
      .header('Content-Security-Policy', CONTENT_SECURITY_POLICY)
      .header('X-Frame-Options', 'DENY')
      .header('Referrer-Policy', 'no-referrer')
      .header('Cache-Control', 'no-cache');
    send(reply, this.files.page());
  }

  @Get('assets/:name')
  asset(@Param('name') name: string, @Res() reply: FastifyReply): void {
    const file = this.files.asset(name);
    void reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    send(reply, file);
  }
}

function send(reply: FastifyReply, file: PageFile): void {
  void reply.header('X-Content-Type-Options', 'nosniff').type(file.mediaType).send(file.content);
}
