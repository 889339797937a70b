import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../auth/index.js';
import { PageFiles, pagePolicy, sendAsset, sendPage } from '../../../foundation/http/index.js';

/** Injection token of the files of the page. */
export const OPENAPI_PAGE_FILES = Symbol('files of the OpenAPI page');

/** Scripts and data from this service only; inline styles are allowed. */
const CONTENT_SECURITY_POLICY = pagePolicy();

/**
 * Shows the OpenAPI document. The files contain no metadata and are public; the document and requests sent from the
 * page need a token like any other request.
 */
@Public()
@Controller('openapi/swagger-ui')
export class OpenapiPageController {
  constructor(@Inject(OPENAPI_PAGE_FILES) private readonly files: PageFiles) {}

  @Get(['', 'index.html'])
  page(@Res() reply: FastifyReply): void {
    sendPage(reply, this.files, CONTENT_SECURITY_POLICY);
  }

  @Get('assets/:name')
  asset(@Param('name') name: string, @Res() reply: FastifyReply): void {
    sendAsset(reply, this.files, name);
  }
}
