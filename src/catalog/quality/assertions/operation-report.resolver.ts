import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { OperationReportService } from './operation-report.service.js';
import { ReportOperationInput } from './report-operation.input.js';
import { REPORTING_OPERATION } from './assertion.demands.js';

/** The mutation that reports operations on datasets. */
@Resolver()
export class OperationReportResolver {
  constructor(private readonly operations: OperationReportService) {}

  @AuthorizedInside(REPORTING_OPERATION)
  @Mutation(() => String, {
    nullable: true,
    description: 'Records an operation on a dataset. Returns the text `true`.',
  })
  async reportOperation(
    @Args('input', { description: 'The operation.' }) input: ReportOperationInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    await this.operations.report(input, context);
    return 'true';
  }
}
