import { Controller, Get, type OnModuleInit, Param, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { Public } from '../../auth/index.js';
import { PageFiles, sendAsset, sendPage, ServiceHttpAdapter, strictPagePolicy } from '../../foundation/http/index.js';

const CONTENT_SECURITY_POLICY = strictPagePolicy();

/**
 * The operator's console. Its files contain no metadata and are public; the requests that it sends need a session. The
 * page chooses what it shows by its own path, so that every path below `/console` serves it.
 */
@Public()
@Controller('console')
export class ConsoleController implements OnModuleInit {
  constructor(
    private readonly files: PageFiles,
    private readonly host: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    const { httpAdapter } = this.host;
    if (httpAdapter instanceof ServiceHttpAdapter) httpAdapter.leavePathsToPage('/console/');
  }

  @Get(['', '*'])
  page(@Res() reply: FastifyReply): void {
    sendPage(reply, this.files, CONTENT_SECURITY_POLICY);
  }

  @Get('assets/:name')
  asset(@Param('name') name: string, @Res() reply: FastifyReply): void {
    sendAsset(reply, this.files, name);
  }
}
