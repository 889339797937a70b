import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Authenticated } from '../../auth/index.js';
import { answersOf, areAllUp, type ComponentAnswer, componentAnswer, componentsNamed } from './component-answers.js';
import { HealthReporter } from './health-report.js';

/** What is checked unless the caller says otherwise. Source: DataHub's endpoint. */
const DEFAULT_CHECKS = ['elasticsearch'] as const;

/** What the checks of the parts of the service found, in words; `/check/…` answers yes or no. */
@Controller()
export class DebugController {
  constructor(private readonly reporter: HealthReporter) {}

  /** The components named, or the search engine; 503 unless all of them are up. */
  @Authenticated('Tells how parts of the service do.')
  @Get(['debug/ready', 'openapi/debug/ready'])
  async ready(
    @Query('checks') checks: string | readonly string[] | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readonly<Record<string, ComponentAnswer>>> {
    const named = componentsNamed(checks);
    const answers = answersOf(await this.reporter.report(), named.length === 0 ? DEFAULT_CHECKS : named);
    void reply.status(areAllUp(answers) ? 200 : 503);
    return answers;
  }

  /** How the search engine does, whichever it is. */
  @Authenticated('Tells how the search engine does.')
  @Get(['debug/elastic', 'openapi/debug/elastic'])
  async search(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { components } = await this.reporter.report();
    const { body, statusCodeValue } = componentAnswer(components.search);
    void reply.status(statusCodeValue).header('content-type', 'application/json; charset=utf-8');
    return body;
  }
}
