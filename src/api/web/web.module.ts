import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../../foundation/config/index.js';
import { FrontendCallsController } from './frontend-calls.controller.js';
import { isFrontendPage } from './frontend-paths.js';
import { WebController } from './web.controller.js';
import { WebFiles } from './web-files.js';
import { WebFolder } from './web-folder.js';
import { WebPage } from './web-page.js';

/** Serves the web frontend in `WEB_DIR`. */
@Module({ controllers: [FrontendCallsController, WebController] })
export class WebModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly files: WebFiles,
    private readonly page: WebPage,
  ) {}

  /** Returns the module if a frontend is configured; its folder is opened at the start of the service. */
  static of({ web, files }: AppConfig): readonly DynamicModule[] {
    if (web === undefined) return [];
    const storage = files?.place.kind === 's3' ? files.place.origin : undefined;
    const folder = { provide: WebFolder, useFactory: () => WebFolder.open(web.dir) };
    const page = {
      provide: WebPage,
      inject: [WebFolder],
      useFactory: (opened: WebFolder) => new WebPage(opened, web, storage),
    };
    return [{ module: WebModule, providers: [folder, page, WebFiles] }];
  }

  /** Replaces the service's own pages by the frontend's, before authentication. */
  async onModuleInit(): Promise<void> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onRequest', async (request, reply) => {
      if (!isFrontendPage(request)) return undefined;
      await this.page.send(request, reply);
      return reply;
    });
    await this.files.prepare(server);
  }
}
