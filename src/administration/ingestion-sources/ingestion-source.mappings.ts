import type { ListingService } from '../../discovery/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  type EntityRef,
  enumValue,
  type FieldResolvers,
  idField,
  mapEntries,
  refTo,
  platformRef,
} from '../../entities/index.js';
import { ownershipField } from '../../annotations/index.js';
import { userRef } from '../../identity/index.js';
import { IngestionSourceSourceType } from './ingestion-source.model.js';

/** The model's name of ingestion sources. */
export const INGESTION_SOURCE = 'dataHubIngestionSource';

/** Aspect that says what an ingestion source is. */
export const SOURCE_ASPECT = 'dataHubIngestionSourceInfo';

/** Aspect that says what is asked of an executor. */
export const REQUEST_ASPECT = 'dataHubExecutionRequestInput';

/** Field of the search index that tells when a run was asked for. */
export const REQUESTED_AT = 'requestTimeMs';

/** Executor of sources that do not name one. Source: DataHub. */
export const DEFAULT_EXECUTOR = 'default';

/** Runs of a page when the caller does not say. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 10;

/** The aspect `dataHubIngestionSourceInfo`. */
export interface StoredSource {
  readonly name: string;
  readonly type: string;
  readonly platform?: string;
  readonly schedule?: { readonly interval: string; readonly timezone: string };
  readonly config: {
    readonly recipe: string;
    readonly version?: string;
    readonly executorId?: string;
    readonly debugMode?: boolean;
    readonly extraArgs?: Readonly<Record<string, string>>;
  };
  readonly source?: { readonly type: string };
}

/** An ingestion source as somebody may read it. */
interface ReadSource extends Omit<StoredSource, 'config'> {
  /** Without the recipe for those who may not read it. */
  readonly config: Omit<StoredSource['config'], 'recipe'> & Partial<Pick<StoredSource['config'], 'recipe'>>;
}

interface StoredRequest {
  readonly task: string;
  /** Absent for those who may not read them. */
  readonly args?: Readonly<Record<string, string>>;
  readonly executorId: string;
  readonly source: { readonly type: string; readonly ingestionSource?: string };
  readonly requestedAt: number;
  readonly actorUrn?: string;
}

const sourceField = (read: (source: ReadSource) => unknown): EntityFieldResolver =>
  aspectField<ReadSource>(SOURCE_ASPECT, read);

/** A reference to an ingestion source. */
export function ingestionSourceRef(urn: string): EntityRef {
  return refTo('IngestionSource', urn);
}

/** How a run shows in GraphQL. */
export const EXECUTION_REQUEST: EntityMapping = {
  entityType: 'dataHubExecutionRequest',
  typeName: 'ExecutionRequest',
  fields: {
    id: idField,
    input: aspectField<StoredRequest>(REQUEST_ASPECT, ({ args, ...request }) => ({
      ...request,
      arguments: mapEntries(args ?? {}),
      actor: request.actorUrn === undefined ? null : userRef(request.actorUrn),
    })),
    result: aspectField('dataHubExecutionRequestResult'),
    source: aspectField<StoredRequest>(REQUEST_ASPECT, ({ source }) =>
      source.ingestionSource === undefined ? null : ingestionSourceRef(source.ingestionSource),
    ),
  },
};

/** The fields of ingestion sources, which are no entities in GraphQL. */
export function ingestionSourceFields(listings: ListingService): FieldResolvers {
  const executions: EntityFieldResolver<{ start?: number | null; count?: number | null }> = async (
    { urn },
    { start, count },
    context,
  ) => {
    const page = { start: start ?? 0, count: count ?? DEFAULT_COUNT };
    const listed = await listings.list(page, runsOf(urn), context);
    return { ...page, total: listed.total, executionRequests: listed.entities };
  };
  const latestSuccessfulExecution: EntityFieldResolver = async ({ urn }, _args, context) => {
    const succeeded = { field: 'executionResultStatus', values: ['SUCCESS'] };
    const { entities } = await listings.list({ start: 0, count: 1 }, runsOf(urn, succeeded), context);
    return entities[0] ?? null;
  };
  return {
    type: sourceField(({ type }) => type),
    name: sourceField(({ name }) => name),
    schedule: sourceField(({ schedule }) => schedule ?? null),
    platform: sourceField(({ platform }) => (platform === undefined ? null : platformRef(platform))),
    config: sourceField(({ config }) => ({
      ...config,
      recipe: config.recipe ?? '',
      executorId: config.executorId ?? DEFAULT_EXECUTOR,
      extraArgs: config.extraArgs === undefined ? null : mapEntries(config.extraArgs),
    })),
    source: sourceField(({ source }) => {
      const type = enumValue(IngestionSourceSourceType, source?.type);
      return type === null ? null : { type };
    }),
    ownership: ownershipField,
    executions,
    latestSuccessfulExecution,
  };
}

function runsOf(urn: string, ...conditions: readonly { readonly field: string; readonly values: string[] }[]) {
  return {
    entityType: EXECUTION_REQUEST.entityType,
    criteria: [[{ field: 'ingestionSource', values: [urn] }, ...conditions]],
    newestBy: REQUESTED_AT,
  };
}
