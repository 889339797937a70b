import { Field, InputType, Int } from '@nestjs/graphql';
import { Matches } from 'class-validator';
import { FacetFilterInput, SortCriterion } from '../../discovery/index.js';
import { StringMapEntryInput } from '../../entities/index.js';
import { IngestionSourceSourceType } from './ingestion-source.model.js';

/** Selection of ingestion sources to list. */
@InputType()
export class ListIngestionSourcesInput {
  /** Number of sources to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of sources to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all sources when absent or empty. */
  readonly query?: string | null;
  /** Conditions that must all match. */
  readonly filters?: FacetFilterInput[] | null;
  /** Sort order; best match first when absent. */
  readonly sort?: SortCriterion | null;
}

/** The new schedule of an ingestion source. */
@InputType()
export class UpdateIngestionSourceScheduleInput {
  /** The schedule as a cron expression with five fields. */
  readonly interval!: string;
  /** Time zone of the schedule, such as `Europe/Berlin`. */
  readonly timezone!: string;
}

/** The new configuration of an ingestion source. */
@InputType()
export class UpdateIngestionSourceConfigInput {
  /** The recipe as JSON. */
  readonly recipe!: string;
  /** Version of the ingestion CLI; chosen by the executor when absent. */
  readonly version?: string | null;
  /** Id of the executor. */
  readonly executorId!: string;
  /** Whether to run in debug mode; false when absent. */
  readonly debugMode?: boolean | null;
  /** Additional arguments for the executor. */
  readonly extraArgs?: StringMapEntryInput[] | null;
}

/** The origin of an ingestion source. */
@InputType()
export class IngestionSourceSourceInput {
  /** Type of the origin. */
  readonly type!: IngestionSourceSourceType;
}

/** An ingestion source to create or replace. */
@InputType()
export class UpdateIngestionSourceInput {
  /** Display name. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Type of the source, such as `snowflake`. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly type!: string;
  /** Ignored. */
  readonly description?: string | null;
  /** Schedule of the source; without a schedule it runs only on request. */
  readonly schedule?: UpdateIngestionSourceScheduleInput | null;
  /** Configuration of the source. */
  readonly config!: UpdateIngestionSourceConfigInput;
  /** Origin of the source; none when absent. */
  readonly source?: IngestionSourceSourceInput | null;
}
