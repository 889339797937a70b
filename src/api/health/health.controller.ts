import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../auth/index.js';
import type { LoopDelay } from '../../foundation/telemetry/index.js';
import { responsesOf, areAllUp, componentsNamed } from './component-responses.js';
import { type HealthReport, HealthReporter, Readiness, type WorkersHealth } from '../../operations/index.js';

/** DataHub's format of the report; its members are named after Elasticsearch, whichever engine is used. */
interface DetailedHealth {
  readonly bootstrapped: boolean;
  readonly elasticsearch: 'green' | 'unhealthy';
  readonly elasticsearch_detail: string;
  /** Not in DataHub: delays of the event loop in the last one or two minutes, in milliseconds. */
  readonly event_loop_delay: LoopDelay;
  readonly ready: boolean;
  readonly timestamp: number;
  /** Not in DataHub: the worker processes, if there are several. */
  readonly workers?: WorkersHealth;
}

/** Health checks for probes and people; public. */
@Public()
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly reporter: HealthReporter,
  ) {}

  @Get('health')
  health(@Res() reply: FastifyReply): void {
    void reply.status(this.readiness.state === 'ready' ? 200 : 503).send();
  }

  @Get('health/live')
  live(@Res() reply: FastifyReply): void {
    void reply.status(200).send();
  }

  /**
   * Returns 200 while writes and reads by urn are served, even without a search engine; `components.search` reports how
   * far search lags behind.
   */
  @Get('health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthReport> {
    const report = await this.reporter.report();
    void reply.status(report.ready ? 200 : 503);
    return report;
  }

  @Get('health/detailed')
  async detailed(): Promise<DetailedHealth> {
    const { ready, state, components, eventLoopDelay, timestamp, workers } = await this.reporter.report();
    const { search } = components;
    return {
      bootstrapped: state !== 'starting',
      elasticsearch: search.status === 'up' ? 'green' : 'unhealthy',
      elasticsearch_detail: search.detail,
      event_loop_delay: eventLoopDelay,
      ready,
      timestamp,
      ...(workers !== undefined && { workers }),
    };
  }

  @Get('admin')
  @Header('content-type', 'text/plain; charset=utf-8')
  admin(@Res({ passthrough: true }) reply: FastifyReply): string {
    if (this.readiness.state !== 'stopping') return 'GOOD';
    void reply.status(503);
    return 'Shutting down';
  }

  @Get(['check/elastic', 'openapi/check/elastic'])
  async checkSearch(@Res({ passthrough: true }) reply: FastifyReply): Promise<boolean> {
    const { components } = await this.reporter.report();
    const isUp = components.search.status === 'up';
    void reply.status(isUp ? 200 : 503).header('content-type', 'application/json; charset=utf-8');
    return isUp;
  }

  /** Returns whether requests are served or, if `checks` names components, whether those are up. */
  @Get(['check/ready', 'openapi/check/ready'])
  async check(
    @Query('checks') checks: string | readonly string[] | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<boolean> {
    const report = await this.reporter.report();
    const named = componentsNamed(checks);
    const ready = named.length === 0 ? report.ready : areAllUp(responsesOf(report, named));
    void reply.status(ready ? 200 : 503).header('content-type', 'application/json; charset=utf-8');
    return ready;
  }

  @Get(['up', 'openapi/up'])
  @Header('content-type', 'application/json; charset=utf-8')
  up(): boolean {
    return true;
  }
}
