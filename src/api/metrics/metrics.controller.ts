import { Controller, Get, Header } from '@nestjs/common';
import { Authenticated, Public } from '../../auth/index.js';
import { GroupMetrics } from '../../foundation/telemetry/index.js';

/** Content type of Prometheus' text format. */
const TEXT_FORM = 'text/plain; version=0.0.4; charset=utf-8';

/** Metrics of all workers for Prometheus: at DataHub's path without a token, and at `/metrics` with one. */
@Controller()
export class MetricsController {
  constructor(private readonly metrics: GroupMetrics) {}

  @Public()
  @Get('actuator/prometheus')
  @Header('content-type', TEXT_FORM)
  prometheus(): Promise<string> {
    return this.metrics.text();
  }

  @Authenticated()
  @Get('metrics')
  @Header('content-type', TEXT_FORM)
  all(): Promise<string> {
    return this.metrics.text();
  }
}
