import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Authenticated } from '../../auth/index.js';
import {
  responsesOf,
  areAllUp,
  type ComponentResponse,
  componentResponse,
  componentsNamed,
} from './component-responses.js';
import { HealthReporter } from '../../operations/index.js';

/** Components to check by default. Source: DataHub's endpoint. */
const DEFAULT_CHECKS = ['elasticsearch'] as const;

/** Detailed results of health checks; `/check/…` returns only true or false. */
@Controller()
export class DebugController {
  constructor(private readonly reporter: HealthReporter) {}

  /** Returns the state of the named components, by default of the search engine; status 503 unless all are up. */
  @Authenticated('Reports the health of components.')
  @Get(['debug/ready', 'openapi/debug/ready'])
  async ready(
    @Query('checks') checks: string | readonly string[] | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readonly<Record<string, ComponentResponse>>> {
    const named = componentsNamed(checks);
    const answers = responsesOf(await this.reporter.report(), named.length === 0 ? DEFAULT_CHECKS : named);
    void reply.status(areAllUp(answers) ? 200 : 503);
    return answers;
  }

  /** Returns the state of the search engine, whichever engine it is. */
  @Authenticated('Reports the health of the search engine.')
  @Get(['debug/elastic', 'openapi/debug/elastic'])
  async search(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { components } = await this.reporter.report();
    const { body, statusCodeValue } = componentResponse(components.search);
    void reply.status(statusCodeValue).header('content-type', 'application/json; charset=utf-8');
    return body;
  }
}
