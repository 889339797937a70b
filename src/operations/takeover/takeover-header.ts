import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { TakeoverStatus } from './takeover-status.js';

/** Tells callers what the answer may lack, as in `lineage, search`. */
const HEADER = 'x-metadata-incomplete';

/** How often it is asked what is incomplete, in milliseconds. */
const LOOK_MS = 2_000;

/** Says in a header of every answer, while DataHub's database is taken over, what answers may lack. */
@Injectable()
export class TakeoverHeader implements OnModuleInit, BeforeApplicationShutdown {
  private incomplete: string | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(TakeoverStatus) private readonly status: TakeoverStatus,
  ) {}

  async onModuleInit(): Promise<void> {
    const httpAdapter = this.host.httpAdapter as HttpAdapterHost['httpAdapter'] | null;
    if (httpAdapter === null) return;
    await this.look();
    if (this.incomplete === undefined) return;
    httpAdapter.getInstance<FastifyInstance>().addHook('onRequest', (_request, reply, done) => {
      if (this.incomplete !== undefined) void reply.header(HEADER, this.incomplete);
      done();
    });
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const view = await this.status.unfinished();
    this.incomplete = view?.incomplete.join(', ');
    if (view === undefined) clearInterval(this.timer);
  }
}
