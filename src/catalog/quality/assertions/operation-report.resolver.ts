import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { OperationReportService } from './operation-report.service.js';
import { ReportOperationInput } from './report-operation.input.js';
import { REPORTING_OPERATION } from './assertion.demands.js';

/** The mutation by which clients tell of changes to data. */
@Resolver()
export class OperationReportResolver {
  constructor(private readonly operations: OperationReportService) {}

  @AuthorizedInside(REPORTING_OPERATION)
  @Mutation(() => String, {
    nullable: true,
    description: 'Notes that the data of a dataset was changed. Answers the text `true`.',
  })
  async reportOperation(
    @Args('input', { description: 'What was done.' }) input: ReportOperationInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    await this.operations.report(input, context);
    return 'true';
  }
}
