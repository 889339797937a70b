import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { EntityType, entityTypeOfEnum, type GraphqlContext } from '../../entities/index.js';
import { type Lineage, LineageService } from '../../graph/index.js';
import { degreesOf, degreeValue } from './degree-filter.js';
import { filterHits, type LineageHits, hitsOf } from './lineage-hits.js';
import { type LineageSearchInput, walkFor } from './lineage-request.js';

/** What lies upstream or downstream of an entity, as far as a search asks for it. */
export interface FoundLineage {
  /** What the walk found; undefined when there was none to make. */
  readonly lineage: Lineage | undefined;
  readonly hits: LineageHits;
}

/** Works out what a search across lineage is limited to. */
@Injectable()
export class LineageFinder {
  constructor(
    private readonly lineage: LineageService,
    private readonly clock: Clock,
  ) {}

  /**
   * The hits of a walk that are of the kinds and degrees asked for; `entityNames` are the kinds where the input names
   * none, undefined = all but queries. Nothing for an entity that the caller may not view. Throws `INVALID_ARGUMENT`
   * without a urn, and `MALFORMED_URN`.
   */
  async find(
    input: LineageSearchInput,
    { entities }: GraphqlContext,
    options: { readonly entityNames?: readonly string[]; readonly groupsColumns: boolean },
  ): Promise<FoundLineage> {
    if (input.urn == null) throw invalidArgument('input.urn is missing: name the entity whose lineage is searched');
    const start = Urn.parse(input.urn).toString();
    const degrees = degreesOf(input);
    if (!(await entities.canView(start))) return { lineage: undefined, hits: new Map() };
    const lineage = await this.lineage.walk(walkFor(start, input, degrees, this.clock.now()));
    const isKind = kindTest(input.types, options.entityNames);
    const isDegree = (degree: number) => degrees.includes(degreeValue(degree));
    const hits = hitsOf(lineage.nodes, options.groupsColumns, isKind);
    return { lineage, hits: degrees.length === 0 ? hits : filterHits(hits, ({ degree }) => isDegree(degree)) };
  }
}

/** Whether the search flags leave columns as they are; else they are shown as what they belong to. */
export function groupsColumns({ searchFlags }: LineageSearchInput): boolean {
  const criteria = searchFlags?.groupingSpec?.groupingCriteria;
  if (criteria == null) return true;
  return criteria.some(
    ({ baseEntityType, groupingEntityType }) =>
      (baseEntityType == null || baseEntityType === EntityType.SCHEMA_FIELD) &&
      groupingEntityType !== EntityType.SCHEMA_FIELD,
  );
}

function kindTest(
  types: readonly EntityType[] | null | undefined,
  fallback: readonly string[] | undefined,
): (entityType: string) => boolean {
  const names = types == null || types.length === 0 ? fallback : types.map(entityTypeOfEnum);
  if (names === undefined) return (name) => name !== 'query';
  const wanted = new Set(names);
  return (name) => wanted.has(name);
}
