import type { ListingService } from '../../discovery/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityRef,
  enumValue,
  type GraphqlContext,
  idField,
  mapEntries,
  mapping,
  platformRef,
  refTo,
  type ResolversOf,
} from '../../entities/index.js';
import { ownershipField } from '../../annotations/index.js';
import { userRef } from '../../identity/index.js';
import {
  dataHubExecutionRequestInput,
  dataHubExecutionRequestResult,
  dataHubIngestionSourceInfo,
  type StoredOf,
} from '../../model/index.js';
import { ExecutionRequest, IngestionSource, IngestionSourceSourceType } from './ingestion-source.model.js';

/** The entity type of ingestion sources. */
export const INGESTION_SOURCE = 'dataHubIngestionSource';

/** Field of the search index that holds the time of an execution request. */
export const REQUESTED_AT = 'requestTimeMs';

/** Executor of ingestion sources that name none. Source: DataHub. */
export const DEFAULT_EXECUTOR = 'default';

/** Execution requests per page when the caller gives no count. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 10;

/** A value of the aspect `dataHubIngestionSourceInfo`. */
export type StoredSource = StoredOf<typeof dataHubIngestionSourceInfo>;

/** Recipe and arguments are empty or absent for actors who may not read them. */
const sourceField = (read: (source: StoredSource) => unknown): EntityFieldResolver =>
  aspectField(dataHubIngestionSourceInfo, read);

/** A reference to an ingestion source. */
export function ingestionSourceRef(urn: string): EntityRef {
  return refTo(IngestionSource.name, urn);
}

/** Returns a reference to an ingestion source; null if it is not stored. */
export async function storedSourceRef(urn: string, entities: GraphqlContext['entities']): Promise<EntityRef | null> {
  const stored = await entities.aspect(urn, dataHubIngestionSourceInfo.name);
  return stored === undefined ? null : ingestionSourceRef(urn);
}

/** How an execution request appears in GraphQL. */
export const EXECUTION_REQUEST = mapping(ExecutionRequest, 'dataHubExecutionRequest', {
  id: idField,
  input: aspectField(dataHubExecutionRequestInput, ({ args, ...request }) => ({
    ...request,
    arguments: mapEntries(args),
    actor: request.actorUrn === undefined ? null : userRef(request.actorUrn),
  })),
  result: aspectField(dataHubExecutionRequestResult),
  source: async ({ urn }, _args, { entities }) => {
    const source = (await entities.value(urn, dataHubExecutionRequestInput))?.source.ingestionSource;
    return source === undefined ? null : storedSourceRef(source, entities);
  },
});

/** Returns the resolvers of ingestion sources, whose GraphQL type does not implement `Entity`. */
export function ingestionSourceFields(listings: ListingService): ResolversOf<IngestionSource> {
  return {
    type: sourceField(({ type }) => type),
    name: sourceField(({ name }) => name),
    schedule: sourceField(({ schedule }) => schedule ?? null),
    platform: sourceField(({ platform }) => (platform === undefined ? null : platformRef(platform))),
    config: sourceField(({ config }) => ({
      ...config,
      executorId: config.executorId ?? DEFAULT_EXECUTOR,
      extraArgs: config.extraArgs === undefined ? null : mapEntries(config.extraArgs),
    })),
    source: sourceField(({ source }) => {
      const type = enumValue(IngestionSourceSourceType, source?.type);
      return type === null ? null : { type };
    }),
    ownership: ownershipField,
    ...executionFields(listings),
  };
}

function executionFields(listings: ListingService): ResolversOf<IngestionSource> {
  const executions: EntityFieldResolver<{ start?: number | null; count?: number | null }> = async (
    { urn },
    { start, count },
    context,
  ) => {
    const page = { start: start ?? 0, count: count ?? DEFAULT_COUNT };
    const listed = await listings.list(page, executionsOf(urn), context);
    return { ...page, total: listed.total, executionRequests: listed.entities };
  };
  const latestSuccessfulExecution: EntityFieldResolver = async ({ urn }, _args, context) => {
    const succeeded = { field: 'executionResultStatus', values: ['SUCCESS'] };
    const { entities } = await listings.list({ start: 0, count: 1 }, executionsOf(urn, succeeded), context);
    return entities[0] ?? null;
  };
  return { executions, latestSuccessfulExecution };
}

function executionsOf(urn: string, ...conditions: readonly { readonly field: string; readonly values: string[] }[]) {
  return {
    entityType: EXECUTION_REQUEST.entityType,
    criteria: [[{ field: 'ingestionSource', values: [urn] }, ...conditions]],
    newestBy: REQUESTED_AT,
  };
}
