import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef, FieldArgument, Long, StringMapEntry, DataPlatform } from '../../entities/index.js';
import { Ownership } from '../../annotations/index.js';
import { CorpUser } from '../../identity/index.js';

/** What an ingestion source belongs to. */
export enum IngestionSourceSourceType {
  SYSTEM = 'SYSTEM',
}

registerEnumType(IngestionSourceSourceType, {
  name: 'IngestionSourceSourceType',
  description: 'What an ingestion source belongs to.',
  valuesMap: { SYSTEM: { description: 'The service itself.' } },
});

/** What an ingestion source belongs to. */
@ObjectType()
export class IngestionSourceSource {
  /** The kind of it. */
  readonly type!: IngestionSourceSourceType;
}

/** When an ingestion source runs by itself. */
@ObjectType()
export class IngestionSchedule {
  /** Time zone of the times, as in `Europe/Berlin`. */
  readonly timezone?: string | null;
  /** The times, as cron writes them. */
  readonly interval!: string;
}

/** How an ingestion source runs. */
@ObjectType()
export class IngestionConfig {
  /** The recipe, as JSON. */
  readonly recipe!: string;
  /** Id of the executor that runs it. */
  readonly executorId!: string;
  /** Version of the client that runs it; the executor decides when null. */
  readonly version?: string | null;
  /** Whether it says more of what it does. */
  readonly debugMode?: boolean | null;
  /** Further arguments of the executor. */
  readonly extraArgs?: StringMapEntry[] | null;
}

/** Where a run comes from. */
@ObjectType()
export class ExecutionRequestSource {
  /** What asked for the run, as in `MANUAL_INGESTION_SOURCE`. */
  readonly type?: string | null;
  /** Urn of the ingestion source. */
  readonly ingestionSource?: string | null;
}

/** What is asked of an executor. */
@ObjectType()
export class ExecutionRequestInput {
  /** Name of the task, as in `RUN_INGEST`. */
  readonly task!: string;
  /** Where the run comes from. */
  readonly source!: ExecutionRequestSource;
  /** Arguments of the task. */
  @Field(() => [StringMapEntry], { nullable: true })
  readonly arguments?: StringMapEntry[] | null;
  /** When the run was asked for, in milliseconds since 1970. */
  @Field(() => Long)
  readonly requestedAt!: number;
  /** Urn of who asked. */
  @Field(() => String, { nullable: true, deprecationReason: 'Use actor.' })
  readonly actorUrn?: string | null;
  /** Who asked. */
  @Field(() => CorpUser, { nullable: true })
  readonly actor?: EntityRef | null;
  /** Id of the executor. */
  readonly executorId?: string | null;
}

/** A report that programs can read. */
@ObjectType()
export class StructuredReport {
  /** Kind of the report. */
  readonly type!: string;
  /** The report. */
  readonly serializedValue!: string;
  /** How the report is written, as in `application/json`. */
  readonly contentType!: string;
}

/** What became of a run. */
@ObjectType()
export class ExecutionRequestResult {
  /** How far the run is, or how it ended, as in `SUCCESS`. */
  readonly status!: string;
  /** When the run began, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startTimeMs?: number | null;
  /** How long the run took, in milliseconds. */
  @Field(() => Long, { nullable: true })
  readonly durationMs?: number | null;
  /** The report, for people. */
  readonly report?: string | null;
  /** The report, for programs. */
  readonly structuredReport?: StructuredReport | null;
}

/** One run that an executor was asked for. */
@ObjectType({ implements: () => Entity })
export class ExecutionRequest extends Entity {
  /** Id of the run, the last part of its urn. */
  readonly id!: string;
  /** What was asked. */
  readonly input!: ExecutionRequestInput;
  /** What became of it; null while nobody said. */
  readonly result?: ExecutionRequestResult | null;
  /** The ingestion source that runs; null for other tasks. */
  @Field(() => IngestionSource, { nullable: true })
  readonly source?: EntityRef | null;
}

/** A page of runs. */
@ObjectType()
export class IngestionSourceExecutionRequests {
  /** How many runs were skipped. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many runs were asked for. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** How many runs there are. */
  @Field(() => Int, { nullable: true })
  readonly total?: number | null;
  /** The runs, the latest first. */
  @Field(() => [ExecutionRequest])
  readonly executionRequests!: EntityRef[];
}

/** Where metadata comes from, and how and when it is fetched. */
@ObjectType()
export class IngestionSource {
  /** Urn of the source. */
  readonly urn!: string;
  /** Kind of the source, as in `snowflake`. */
  readonly type!: string;
  /** Name for people. */
  readonly name!: string;
  /** When the source runs by itself; never when null. */
  readonly schedule?: IngestionSchedule | null;
  /** Platform that the metadata is about. */
  @Field(() => DataPlatform, { nullable: true })
  readonly platform?: EntityRef | null;
  /** How the source runs. */
  readonly config!: IngestionConfig;
  /** The runs of the source. */
  @FieldArgument('start', () => Int, { nullable: true, description: 'How many runs to skip; 0 when absent.' })
  @FieldArgument('count', () => Int, { nullable: true, description: 'How many runs at most; 10 when absent.' })
  @Field(() => IngestionSourceExecutionRequests, { nullable: true })
  readonly executions?: IngestionSourceExecutionRequests | null;
  /** Who owns the source. */
  readonly ownership?: Ownership | null;
  /** The latest run that succeeded. */
  @Field(() => ExecutionRequest, { nullable: true })
  readonly latestSuccessfulExecution?: EntityRef | null;
  /** What the source belongs to; null for what people made. */
  readonly source?: IngestionSourceSource | null;
}

/** A page of ingestion sources. */
@ObjectType()
export class ListIngestionSourcesResult {
  /** How many sources were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many sources were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many sources there are. */
  @Field(() => Int)
  readonly total!: number;
  /** The sources. */
  @Field(() => [IngestionSource])
  readonly ingestionSources!: EntityRef[];
}
