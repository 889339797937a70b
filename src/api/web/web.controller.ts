import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../auth/index.js';
import { firstSegmentOf, pathOf, RouteTable } from '../../foundation/http/index.js';
import { takesHtml } from './accepted-types.js';
import { isFrontendPath } from './frontend-paths.js';
import { WebFiles } from './web-files.js';
import { PAGE, WebFolder } from './web-folder.js';
import { WebPage } from './web-page.js';

/**
 * Serves the files of the web frontend, and its page, for all paths without another handler. They contain no metadata
 * and are public.
 */
@Public()
@Controller()
export class WebController {
  constructor(
    private readonly folder: WebFolder,
    private readonly files: WebFiles,
    private readonly page: WebPage,
    private readonly routes: RouteTable,
  ) {}

  @Get('*')
  async fileOrPage(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = pathOf(request.url);
    const isOurs = isFrontendPath(request, this.routes);
    const file = isOurs ? await this.folder.find(path) : undefined;
    if (file !== undefined && file !== PAGE) this.files.send(reply, file);
    else if (isOurs && (file === PAGE || (await this.showsPage(request)))) await this.page.send(request, reply);
    else throw this.routes.missing(request.method, path);
  }

  /** Requests for missing files do not get the page: a script that a new build removed must not return HTML. */
  private async showsPage({ url, headers }: FastifyRequest): Promise<boolean> {
    return takesHtml(headers.accept) && !(await this.folder.hasFolder(`/${firstSegmentOf(pathOf(url))}`));
  }
}
