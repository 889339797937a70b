import { Field, InputType, Int } from '@nestjs/graphql';
import { FacetFilterInput, SortCriterion } from '../../discovery/index.js';

/** The ingestion source to execute. */
@InputType()
export class CreateIngestionExecutionRequestInput {
  /** Urn of the ingestion source. */
  readonly ingestionSourceUrn!: string;
}

/** The execution to cancel. */
@InputType()
export class CancelIngestionExecutionRequestInput {
  /** Urn of the ingestion source. */
  readonly ingestionSourceUrn!: string;
  /** Urn of the execution request. */
  readonly executionRequestUrn!: string;
}

/** A recipe whose connection is tested. */
@InputType()
export class CreateTestConnectionRequestInput {
  /** The recipe as JSON. */
  readonly recipe!: string;
  /** Version of the ingestion CLI; chosen by the executor when absent. */
  readonly version?: string | null;
}

/** Selection of execution requests to list. */
@InputType()
export class ListExecutionRequestsInput {
  /** Number of execution requests to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of execution requests to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all execution requests when absent or empty. */
  readonly query?: string | null;
  /** Conditions that must all match. */
  readonly filters?: FacetFilterInput[] | null;
  /** Sort order; newest first when absent. */
  readonly sort?: SortCriterion | null;
  /** True for executions of system sources, false for executions of other sources, absent for both. */
  readonly systemSources?: boolean | null;
}
