import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Privileged, RefusedWith } from '../../../../auth/index.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { ConsistencyCheckService, type ConsistencyIssue } from '../../../../operations/index.js';
import { ModelRegistry } from '../../../../model/index.js';
import { flagOf, listOf, type Query as QueryParameters, textOf } from '../../query.js';
import { systemRefusal } from '../../system-refusal.js';
import { type CheckOutcomeView, checkView, type CheckView, outcomeView } from './check-view.js';
import { ConsistencyRequests } from './consistency-requests.js';
import { objectOf } from '../members.js';

/** Which of the checks are for every entity type. */
const ANY_TYPE = '*';

/**
 * Looks for what does not fit together: what is stored and the model, what indices know and what is stored. Changes
 * nothing.
 */
@Controller('openapi/operations/consistency')
export class ConsistencyCheckController {
  constructor(
    private readonly checks: ConsistencyCheckService,
    private readonly model: ModelRegistry,
    private readonly requests: ConsistencyRequests,
  ) {}

  /** The checks that there are. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('checks')
  list(@Query() query: QueryParameters): { readonly checks: readonly CheckView[] } {
    const entityType = this.entityTypeIn(query);
    const includeOnDemand = flagOf(query, 'includeOnDemand', false);
    return { checks: this.checks.list({ entityType, includeOnDemand }).map(checkView) };
  }

  /** One check. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('checks/:checkId')
  one(@Param('checkId') checkId: string): CheckView {
    return checkView(this.checks.find(checkId));
  }

  /** What is amiss with one entity. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('entities/:urn')
  checkEntity(@Param('urn') urn: string, @Query() query: QueryParameters): Promise<readonly ConsistencyIssue[]> {
    return this.checks.checkEntity(urn, listOf(query, 'checkIds'));
  }

  /** What is amiss with the next entities of a type. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Post('check')
  @HttpCode(200)
  async check(@Body() body: unknown): Promise<CheckOutcomeView> {
    const request = this.requests.checkOf(objectOf(body, 'The body'));
    return outcomeView(await this.checks.checkBatch(request));
  }

  private entityTypeIn(query: QueryParameters): string | undefined {
    const name = textOf(query, 'entityType') ?? '';
    if (name === '' || name === ANY_TYPE) return name === '' ? undefined : name;
    const entity = this.model.findEntity(name);
    if (entity !== undefined) return entity.name;
    throw invalidArgument(`The query parameter "entityType" names "${name}", which is no entity type of the model.`);
  }
}
