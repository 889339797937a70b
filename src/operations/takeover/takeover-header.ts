import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { TakeoverStatus } from './takeover-status.js';

/** Header with the parts that a response may lack, such as `lineage, search`. */
const HEADER = 'x-metadata-incomplete';

/** Interval between reads of the state of the takeover, in milliseconds. */
const POLL_INTERVAL_MS = 2_000;

/** Adds a header to all responses during the takeover of a DataHub database: the parts that responses may lack. */
@Injectable()
export class TakeoverHeader implements OnModuleInit, BeforeApplicationShutdown {
  private incomplete: string | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly status: TakeoverStatus,
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
    this.timer = setInterval(() => void this.look(), POLL_INTERVAL_MS).unref();
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
