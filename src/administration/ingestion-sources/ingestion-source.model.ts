import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  Entity,
  type EntityRef,
  FieldArgument,
  Long,
  Page,
  StringMapEntry,
  DataPlatform,
} from '../../entities/index.js';
import { Ownership } from '../../annotations/index.js';
import { CorpUser } from '../../identity/index.js';

/** The origin of an ingestion source. */
export enum IngestionSourceSourceType {
  SYSTEM = 'SYSTEM',
}

registerEnumType(IngestionSourceSourceType, {
  name: 'IngestionSourceSourceType',
  description: 'Origins of ingestion sources.',
  valuesMap: { SYSTEM: { description: 'The source belongs to the service.' } },
});

/** The origin of an ingestion source. */
@ObjectType()
export class IngestionSourceSource {
  /** Type of the origin. */
  readonly type!: IngestionSourceSourceType;
}

/** The schedule of an ingestion source. */
@ObjectType()
export class IngestionSchedule {
  /** Time zone of the schedule, such as `Europe/Berlin`. */
  readonly timezone?: string | null;
  /** The schedule as a cron expression. */
  readonly interval!: string;
}

/** The configuration of an ingestion source. */
@ObjectType()
export class IngestionConfig {
  /** The recipe as JSON; empty for actors who may not read it. */
  readonly recipe!: string;
  /** Id of the executor. */
  readonly executorId!: string;
  /** Version of the ingestion CLI; chosen by the executor when null. */
  readonly version?: string | null;
  /** Whether the source runs in debug mode. */
  readonly debugMode?: boolean | null;
  /** Additional arguments for the executor. */
  readonly extraArgs?: StringMapEntry[] | null;
}

/** The origin of an execution request. */
@ObjectType()
export class ExecutionRequestSource {
  /** Type of the origin, such as `MANUAL_INGESTION_SOURCE`. */
  readonly type?: string | null;
  /** Urn of the ingestion source. */
  readonly ingestionSource?: string | null;
}

/** Input of an execution request. */
@ObjectType()
export class ExecutionRequestInput {
  /** Name of the task, such as `RUN_INGEST`. */
  readonly task!: string;
  /** Origin of the execution request. */
  readonly source!: ExecutionRequestSource;
  /** Arguments of the task. */
  @Field(() => [StringMapEntry], { nullable: true })
  readonly arguments?: StringMapEntry[] | null;
  /** Time of the request, in milliseconds since 1970. */
  @Field(() => Long)
  readonly requestedAt!: number;
  /** Urn of the actor who requested the execution. */
  @Field(() => String, { nullable: true, deprecationReason: 'Use actor.' })
  readonly actorUrn?: string | null;
  /** Actor who requested the execution. */
  @Field(() => CorpUser, { nullable: true })
  readonly actor?: EntityRef | null;
  /** Id of the executor. */
  readonly executorId?: string | null;
}

/** A machine-readable report. */
@ObjectType()
export class StructuredReport {
  /** Type of the report. */
  readonly type!: string;
  /** The serialized report. */
  readonly serializedValue!: string;
  /** Content type of the report, such as `application/json`. */
  readonly contentType!: string;
}

/** Result of an execution. */
@ObjectType()
export class ExecutionRequestResult {
  /** Status of the execution, such as `SUCCESS`. */
  readonly status!: string;
  /** Start time of the execution, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startTimeMs?: number | null;
  /** Duration of the execution, in milliseconds. */
  @Field(() => Long, { nullable: true })
  readonly durationMs?: number | null;
  /** The human-readable report. */
  readonly report?: string | null;
  /** The machine-readable report. */
  readonly structuredReport?: StructuredReport | null;
}

/** A request to an executor to execute a task. */
@ObjectType({ implements: () => Entity })
export class ExecutionRequest extends Entity {
  /** Id of the execution request, the last part of its urn. */
  readonly id!: string;
  /** Input of the execution request. */
  readonly input!: ExecutionRequestInput;
  /** Result of the execution; null until the executor reports one. */
  readonly result?: ExecutionRequestResult | null;
  /** The ingestion source; null for other tasks. */
  @Field(() => IngestionSource, { nullable: true })
  readonly source?: EntityRef | null;
}

/** A page of execution requests. */
@ObjectType()
export class IngestionSourceExecutionRequests {
  /** Number of execution requests that were skipped. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Requested number of execution requests. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Total number of execution requests. */
  @Field(() => Int, { nullable: true })
  readonly total?: number | null;
  /** The execution requests of this page, newest first. */
  @Field(() => [ExecutionRequest])
  readonly executionRequests!: EntityRef[];
}

/** A source of metadata with its configuration and schedule. */
@ObjectType()
export class IngestionSource {
  /** Urn of the source. */
  readonly urn!: string;
  /** Type of the source, such as `snowflake`. */
  readonly type!: string;
  /** Display name. */
  readonly name!: string;
  /** Schedule of the source; null if it runs only on request. */
  readonly schedule?: IngestionSchedule | null;
  /** Platform that the metadata describes. */
  @Field(() => DataPlatform, { nullable: true })
  readonly platform?: EntityRef | null;
  /** Configuration of the source. */
  readonly config!: IngestionConfig;
  /** Execution requests of the source. */
  @FieldArgument('start', () => Int, {
    nullable: true,
    description: 'Number of execution requests to skip; 0 when absent.',
  })
  @FieldArgument('count', () => Int, {
    nullable: true,
    description: 'Maximum number of execution requests; 10 when absent.',
  })
  @Field(() => IngestionSourceExecutionRequests, { nullable: true })
  readonly executions?: IngestionSourceExecutionRequests | null;
  /** Owners of the source. */
  readonly ownership?: Ownership | null;
  /** The latest successful execution. */
  @Field(() => ExecutionRequest, { nullable: true })
  readonly latestSuccessfulExecution?: EntityRef | null;
  /** Origin of the source; null for sources that users created. */
  readonly source?: IngestionSourceSource | null;
}

/** A page of ingestion sources. */
@ObjectType()
export class ListIngestionSourcesResult extends Page {
  /** The sources of this page. */
  @Field(() => [IngestionSource])
  readonly ingestionSources!: EntityRef[];
}
