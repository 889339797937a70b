import { Field, InputType, Int } from '@nestjs/graphql';
import { Matches } from 'class-validator';
import { FacetFilterInput, SortCriterion } from '../../discovery/index.js';
import { StringMapEntryInput } from '../../entities/index.js';
import { IngestionSourceSourceType } from './ingestion-source.model.js';

/** Which ingestion sources to list. */
@InputType()
export class ListIngestionSourcesInput {
  /** How many sources to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many sources to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all sources when absent or empty. */
  readonly query?: string | null;
  /** Conditions that must all hold. */
  readonly filters?: FacetFilterInput[] | null;
  /** The order; the best match first when absent. */
  readonly sort?: SortCriterion | null;
}

/** When an ingestion source is to run by itself. */
@InputType()
export class UpdateIngestionSourceScheduleInput {
  /** The times, as cron writes them in five parts. */
  readonly interval!: string;
  /** Time zone of the times, as in `Europe/Berlin`. */
  readonly timezone!: string;
}

/** How an ingestion source is to run. */
@InputType()
export class UpdateIngestionSourceConfigInput {
  /** The recipe, as JSON. */
  readonly recipe!: string;
  /** Version of the client that runs it; the executor decides when absent. */
  readonly version?: string | null;
  /** Id of the executor that runs it. */
  readonly executorId!: string;
  /** Whether it says more of what it does; false when absent. */
  readonly debugMode?: boolean | null;
  /** Further arguments of the executor. */
  readonly extraArgs?: StringMapEntryInput[] | null;
}

/** What an ingestion source belongs to. */
@InputType()
export class IngestionSourceSourceInput {
  /** The kind of it. */
  readonly type!: IngestionSourceSourceType;
}

/** What an ingestion source is to be. */
@InputType()
export class UpdateIngestionSourceInput {
  /** Name for people. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Kind of the source, as in `snowflake`. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly type!: string;
  /** Not kept. */
  readonly description?: string | null;
  /** When the source is to run by itself; never when absent. */
  readonly schedule?: UpdateIngestionSourceScheduleInput | null;
  /** How the source is to run. */
  readonly config!: UpdateIngestionSourceConfigInput;
  /** What the source belongs to; nothing when absent. */
  readonly source?: IngestionSourceSourceInput | null;
}
