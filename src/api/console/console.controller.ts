import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../auth/index.js';
import { PageFiles, sendAsset, sendPage, strictPagePolicy } from '../../foundation/http/index.js';

const CONTENT_SECURITY_POLICY = strictPagePolicy();

/**
 * The operator's console. Its files contain no metadata and are public; the requests that it sends need a session. The
 * page chooses what it shows by its own path, so that every path below `/console` serves it.
 */
@Public()
@Controller('console')
export class ConsoleController {
  constructor(private readonly files: PageFiles) {}

  @Get(['', '*'])
  page(@Res() reply: FastifyReply): void {
    sendPage(reply, this.files, CONTENT_SECURITY_POLICY);
  }

  @Get('assets/:name')
  asset(@Param('name') name: string, @Res() reply: FastifyReply): void {
    sendAsset(reply, this.files, name);
  }
}
