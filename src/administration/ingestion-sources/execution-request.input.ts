import { Field, InputType, Int } from '@nestjs/graphql';
import { FacetFilterInput, SortCriterion } from '../../discovery/index.js';

/** A source that is to run now. */
@InputType()
export class CreateIngestionExecutionRequestInput {
  /** Urn of the ingestion source. */
  readonly ingestionSourceUrn!: string;
}

/** A run that is to stop. */
@InputType()
export class CancelIngestionExecutionRequestInput {
  /** Urn of the ingestion source. */
  readonly ingestionSourceUrn!: string;
  /** Urn of the run. */
  readonly executionRequestUrn!: string;
}

/** A recipe whose connection is to be tried. */
@InputType()
export class CreateTestConnectionRequestInput {
  /** The recipe, as JSON. */
  readonly recipe!: string;
  /** Version of the client that tries it; the executor decides when absent. */
  readonly version?: string | null;
}

/** Which runs to list. */
@InputType()
export class ListExecutionRequestsInput {
  /** How many runs to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many runs to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all runs when absent or empty. */
  readonly query?: string | null;
  /** Conditions that must all hold. */
  readonly filters?: FacetFilterInput[] | null;
  /** The order; the latest first when absent. */
  readonly sort?: SortCriterion | null;
  /** True for runs of the service's own sources, false for those of people's, absent for both. */
  readonly systemSources?: boolean | null;
}
