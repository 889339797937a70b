import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { firstShown } from '../design/entity-name.js';
import { labelsQuery } from './labels.generated.js';
import { graphqlParts } from './requests.js';

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

/** Names that one request asks for. */
const REQUEST_URNS = 200;

/** Names that a page asks for; further urns are shown without names. */
const MOST_URNS = 1_000;

const COLUMN = 'urn:li:schemaField:';

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
  return firstShown([...names, entity.username, entity.fieldPath]);
}

/**
 * The names of entities by their urns. A urn is absent until its name is there; names that are known stay while those
 * of other urns are asked for.
 */
export function useLabels(urns: readonly string[]): ReadonlyMap<string, string> {
  const wanted = useMemo(() => wantedOf(urns), [urns]);
  const { data } = useQuery({
    queryKey: [labelsQuery.name, wanted],
    queryFn: ({ signal }) => load(wanted, signal),
    enabled: wanted.length > 0,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map(data), [data]);
}

/**
 * The urns to ask for, by requests, each urn once. Columns come last: lineage names hundreds of them, and their names
 * also stand in their urns.
 */
export function wantedOf(urns: readonly string[]): readonly (readonly string[])[] {
  const unique = [...new Set(urns)].sort();
  const isColumn = (urn: string): boolean => urn.startsWith(COLUMN);
  const ordered = [...unique.filter((urn) => !isColumn(urn)), ...unique.filter(isColumn)].slice(0, MOST_URNS);
  const requests = Math.ceil(ordered.length / REQUEST_URNS);
  return Array.from({ length: requests }, (_, at) => ordered.slice(at * REQUEST_URNS, (at + 1) * REQUEST_URNS));
}

type Labels = readonly (readonly [urn: string, name: string])[];

/** One entity without a name, such as one whose aspects are gone, leaves the names of the others. */
async function load(wanted: readonly (readonly string[])[], signal: AbortSignal): Promise<Labels> {
  const answers = await Promise.all(wanted.map((urns) => graphqlParts(labelsQuery, { urns: [...urns] }, signal)));
  const entities: readonly (LabelSource | null)[] = answers.flatMap((answer) => answer.entities ?? []);
  return entities.flatMap(named);
}

function named(entity: LabelSource | null): Labels {
  const name = entity === null ? undefined : labelOf(entity);
  return entity === null || name === undefined ? [] : [[entity.urn, name]];
}
