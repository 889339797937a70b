import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.js';
import { json } from '../../api/requests.js';
import { typeOfUrn } from '../../design/entity-name.js';
import { texts } from '../../texts.js';

/** A value as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | JsonRecord;

/** An object as JSON. */
export interface JsonRecord {
  readonly [name: string]: Json | undefined;
}

/** Who changed something, and when. */
export interface Stamp {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly actor: string;
}

/** An aspect as stored. */
export interface StoredAspect {
  readonly value: JsonRecord;
  readonly systemMetadata?: { readonly version?: string; readonly runId?: string; readonly aspectModified?: Stamp };
  readonly auditStamp?: Stamp;
}

/** All stored aspects of an entity by their names. */
export type Aspects = ReadonlyMap<string, StoredAspect>;

type EntityView = Readonly<Record<string, StoredAspect | string>>;

/** The aspects of an entity; one request for all parts of the page. The error of an absent entity has status 404. */
export function useStoredEntity(urn: string): UseQueryResult<Aspects> {
  return useQuery({ queryKey: storedEntityKey(urn), queryFn: ({ signal }) => loadStoredEntity(urn, signal) });
}

/** The key of `useStoredEntity`, to ask again after a change. */
export function storedEntityKey(urn: string): readonly string[] {
  return ['stored-entity', urn];
}

/** The aspects of an entity as they are now. Throws `ApiError`, with status 404 for an absent entity. */
export async function loadStoredEntity(urn: string, signal?: AbortSignal): Promise<Aspects> {
  const type = typeOfUrn(urn);
  if (type === '') throw new ApiError(400, 'BAD_URN', texts.entity.noUrn(urn));
  const path = `/openapi/v3/entity/${encodeURIComponent(type)}/${encodeURIComponent(urn)}`;
  const view = await json<EntityView>(path, {
    query: { systemMetadata: true },
    ...(signal !== undefined && { signal }),
  });
  return new Map(
    Object.entries(view).flatMap(([name, aspect]): [string, StoredAspect][] =>
      typeof aspect === 'string' ? [] : [[name, aspect]],
    ),
  );
}
