import { Controller } from '@nestjs/common';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { ModelRegistry } from '../../../../model/index.js';
import { ConsistencyCheckService, type ConsistencyIssue } from '../../../../operations/index.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { type CheckOutcomeView, checkView, type CheckView, outcomeView } from './check-view.js';
import { ConsistencyRequests } from './consistency-requests.js';
import { CONSISTENCY } from './consistency.operations.js';

/** The entity type of checks that apply to every type. */
const ANY_TYPE = '*';

/** Finds inconsistencies between stored data and the model, and between indices and stored data. Changes nothing. */
@Controller()
export class ConsistencyCheckController {
  constructor(
    private readonly checks: ConsistencyCheckService,
    private readonly model: ModelRegistry,
    private readonly requests: ConsistencyRequests,
  ) {}

  /** Lists the checks. */
  @Operation(CONSISTENCY.listChecks)
  list({ entityType, includeOnDemand }: InputOf<typeof CONSISTENCY.listChecks>): {
    readonly checks: readonly CheckView[];
  } {
    const checks = this.checks.list({ entityType: this.typeNamed(entityType), includeOnDemand });
    return { checks: checks.map(checkView) };
  }

  /** One check. */
  @Operation(CONSISTENCY.readCheck)
  one({ checkId }: InputOf<typeof CONSISTENCY.readCheck>): CheckView {
    return checkView(this.checks.find(checkId));
  }

  /** The issues of one entity. */
  @Operation(CONSISTENCY.checkEntity)
  checkEntity({ urn, checkIds }: InputOf<typeof CONSISTENCY.checkEntity>): Promise<readonly ConsistencyIssue[]> {
    return this.checks.checkEntity(urn, checkIds);
  }

  /** The issues of the next entities of a type. */
  @Operation(CONSISTENCY.checkBatch)
  async check({ body }: InputOf<typeof CONSISTENCY.checkBatch>): Promise<CheckOutcomeView> {
    return outcomeView(await this.checks.checkBatch(this.requests.checkOf(body)));
  }

  private typeNamed(name: string | undefined): string | undefined {
    if (name === undefined || name === ANY_TYPE) return name;
    const entity = this.model.findEntity(name);
    if (entity !== undefined) return entity.name;
    throw invalidArgument(`The query parameter "entityType" names "${name}", which is no entity type of the model.`);
  }
}
