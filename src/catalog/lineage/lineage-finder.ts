import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { EntityType, entityTypeOfEnum, type GraphqlContext } from '../../entities/index.js';
import { type Lineage, LineageService } from '../../graph/index.js';
import { degreesOf, degreeValue } from './degree-filter.js';
import { filterHits, type LineageHits, hitsOf } from './lineage-hits.js';
import { type LineageSearchInput, walkFor } from './lineage-request.js';

/** Upstream or downstream entities that a search considers. */
export interface FoundLineage {
  /** Result of the walk; undefined if the actor may not view the start. */
  readonly lineage: Lineage | undefined;
  readonly hits: LineageHits;
  /** Whether columns were found that represent their entity. */
  readonly groupsColumns: boolean;
}

/** Finds the candidates of a search across lineage. */
@Injectable()
export class LineageFinder {
  constructor(
    private readonly lineage: LineageService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the hits of a walk that have the requested entity types and degrees; none if the actor may not view the
   * start. `entityTypes`: used if the input names none; all except queries if absent. Throws `MALFORMED_URN`, and
   * `INVALID_ARGUMENT` without a urn.
   */
  async find(
    input: LineageSearchInput,
    { entities }: GraphqlContext,
    { entityTypes, groupsColumns }: { readonly entityTypes?: readonly string[]; readonly groupsColumns: boolean },
  ): Promise<FoundLineage> {
    if (input.urn == null) throw invalidArgument('input.urn is missing: name the entity whose lineage is searched');
    const start = Urn.parse(input.urn).toString();
    const degrees = degreesOf(input);
    if (!(await entities.canView(start))) return { lineage: undefined, hits: new Map(), groupsColumns };
    const lineage = await this.lineage.walk(walkFor(start, input, degrees, this.clock.now()));
    const isWantedType = typeTest(input.types, entityTypes);
    const isDegree = (degree: number) => degrees.includes(degreeValue(degree));
    const all = hitsOf(lineage.nodes, groupsColumns, isWantedType);
    const hits = degrees.length === 0 ? all : filterHits(all, isDegree);
    return { lineage, hits, groupsColumns: groupsColumns && all !== lineage.nodes };
  }
}

/** Returns whether the search flags group columns under their entity; true by default. */
export function groupsColumnsIn({ searchFlags }: LineageSearchInput): boolean {
  const criteria = searchFlags?.groupingSpec?.groupingCriteria;
  if (criteria == null) return true;
  return criteria.some(
    ({ baseEntityType, groupingEntityType }) =>
      (baseEntityType == null || baseEntityType === EntityType.SCHEMA_FIELD) &&
      groupingEntityType !== EntityType.SCHEMA_FIELD,
  );
}

function typeTest(
  types: readonly EntityType[] | null | undefined,
  fallback: readonly string[] | undefined,
): (entityType: string) => boolean {
  const names = types == null || types.length === 0 ? fallback : types.map(entityTypeOfEnum);
  if (names === undefined) return (name) => name !== 'query';
  const wanted = new Set(names);
  return (name) => wanted.has(name);
}
