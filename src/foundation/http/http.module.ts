import { Global, Module, type OnModuleInit, Optional } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, HttpAdapterHost } from '@nestjs/core';
import { LoopMonitor, MetricsRegistry } from '../telemetry/index.js';
import { ErrorStyles } from './error-style.js';
import { FailureReporter } from './failure-reporter.js';
import { ServiceHttpAdapter } from './http-adapter.js';
import { HttpExceptionFilter } from './http-exception.filter.js';
import { InputPipe } from './input.pipe.js';
import { RateLimiter } from './rate-limits/rate-limiter.js';
import { RouteTable } from './route-table.js';
import { ToWriter } from './workers/to-writer.js';

/** Error responses, rate limits and the validation of inputs, for every HTTP API of the service. */
@Global()
@Module({
  providers: [
    ErrorStyles,
    FailureReporter,
    RateLimiter,
    {
      provide: RouteTable,
      inject: [HttpAdapterHost],
      useFactory: ({ httpAdapter }: HttpAdapterHost): RouteTable =>
        httpAdapter instanceof ServiceHttpAdapter ? httpAdapter.routes : new RouteTable(),
    },
    {
      provide: ToWriter,
      inject: [HttpAdapterHost],
      useFactory: ({ httpAdapter }: HttpAdapterHost): ToWriter =>
        new ToWriter(httpAdapter instanceof ServiceHttpAdapter ? httpAdapter.writer : undefined),
    },
    { provide: APP_FILTER, useClass: HttpExceptionFilter },
    { provide: APP_PIPE, useClass: InputPipe },
  ],
  exports: [ErrorStyles, FailureReporter, RateLimiter, RouteTable, ToWriter],
})
export class HttpModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    @Optional() private readonly loop?: LoopMonitor,
    @Optional() private readonly metrics?: MetricsRegistry,
  ) {}

  /** Makes the event loop monitor name requests, and counts requests whose connections end before the response. */
  onModuleInit(): void {
    const { httpAdapter } = this.host;
    if (!(httpAdapter instanceof ServiceHttpAdapter)) return;
    const { running } = httpAdapter;
    this.loop?.nameWith((since) => running.ranSince(since));
    const help = 'Requests whose connection ended before the response was sent.';
    const abandoned = this.metrics?.counter({ name: 'http_requests_abandoned_total', help });
    if (abandoned !== undefined) running.countAbandoned(() => abandoned.add(1));
  }
}
