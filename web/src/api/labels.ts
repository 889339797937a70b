import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { labelsQuery } from './labels.generated.js';
import { useGraphql } from './use-graphql.js';

interface Texts {
  readonly name?: string | null;
  readonly displayName?: string | null;
  readonly fullName?: string | null;
  readonly title?: string | null;
  readonly givenName?: string | null;
}

/** What the fragment `entityLabel` returns; which of the names there are depends on the type. */
export interface LabelSource extends Texts {
  readonly urn: string;
  readonly username?: string;
  readonly fieldPath?: string;
  readonly editableProperties?: Texts | null;
  readonly properties?: Texts | null;
  readonly info?: Texts | null;
  readonly definition?: Texts | null;
  readonly moduleProperties?: Texts | null;
  readonly typeInfo?: Texts | null;
  readonly formInfo?: Texts | null;
}

/** Names change seldom. */
const STALE_MS = 60_000;

/** Names that one request asks for; further urns are shown without names. */
const MOST_URNS = 200;

/** The name of an entity, best first: edited, displayed, and the one in its urn. Undefined if its type has none. */
export function labelOf(entity: LabelSource): string | undefined {
  const { editableProperties, properties, info, definition, moduleProperties, typeInfo, formInfo } = entity;
  const sources = [editableProperties, properties, info, definition, moduleProperties, typeInfo, formInfo, entity];
  const names = sources.flatMap((texts) => [
    texts?.displayName,
    texts?.name,
    texts?.fullName,
    texts?.title,
    texts?.givenName,
  ]);
  return [...names, entity.username, entity.fieldPath].find((name) => name != null && name !== '') ?? undefined;
}

/**
 * The names of entities by their urns, by one request. A urn is absent until its name is there; names that are known
 * stay while those of other urns are asked for.
 */
export function useLabels(urns: readonly string[]): ReadonlyMap<string, string> {
  const wanted = useMemo(() => [...new Set(urns)].sort().slice(0, MOST_URNS), [urns]);
  const { data } = useGraphql(
    labelsQuery,
    { urns: wanted },
    { enabled: wanted.length > 0, staleTime: STALE_MS, placeholderData: keepPreviousData },
  );
  return useMemo(() => {
    const entities: readonly (LabelSource | null)[] = data?.entities ?? [];
    return new Map(entities.flatMap((entity) => named(entity)));
  }, [data]);
}

function named(entity: LabelSource | null): readonly (readonly [string, string])[] {
  const name = entity === null ? undefined : labelOf(entity);
  return entity === null || name === undefined ? [] : [[entity.urn, name]];
}
