import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Urn } from '../../foundation/common/urn.js';
import type { SearchHit } from '../search-query.js';
import { encodeScrollId } from './scroll-id.js';
import type { GroupingCriterion } from './search-flags.js';
import type { FoundEntity, MatchedField } from './search-page.js';
import type { ResolvedScope } from './search-scope.js';

/** An entity with its type. */
interface TypedUrn {
  readonly urn: string;
  readonly entityType: string;
}

/** Converts hits into entities. */
@Injectable()
export class FoundEntities {
  constructor(private readonly store: AspectStore) {}

  /**
   * The distinct entities of the hits, in order, replaced by their parents if the flags request it. Only entities that
   * currently exist in SQL.
   */
  async of(hits: readonly SearchHit[], { flags, hidesRemoved }: ResolvedScope): Promise<readonly FoundEntity[]> {
    const found = hits.map((hit) => foundEntity(hit, standIn(hit, flags.groupingSpec ?? [])));
    const unique = new Map([...found].reverse().map((entity) => [entity.urn, entity]));
    const existing = await this.existing([...unique.keys()], hidesRemoved);
    return found.filter((entity) => unique.get(entity.urn) === entity && existing.has(entity.urn));
  }

  /** The `urns` that currently exist in SQL, without soft-deleted ones if these are hidden. */
  async existing(urns: readonly string[], hidesRemoved: boolean): Promise<ReadonlySet<string>> {
    return urns.length === 0 ? new Set() : this.store.existing(urns, { includeSoftDeleted: !hidesRemoved });
  }
}

function foundEntity(hit: SearchHit, { urn, entityType }: TypedUrn): FoundEntity {
  return { urn, entityType, score: hit.score, matchedFields: matchedFields(hit), scrollId: encodeScrollId(hit.sort) };
}

function matchedFields({ matches }: SearchHit): readonly MatchedField[] {
  const distinct = new Map(matches.map(({ field, value }) => [`${field}\n${value}`, { name: field, value }]));
  return [...distinct.values()];
}

/** The entity that represents a hit. */
function standIn(hit: TypedUrn, grouping: readonly GroupingCriterion[]): TypedUrn {
  for (const { baseEntityType, groupingEntityType } of grouping) {
    if (baseEntityType !== undefined && baseEntityType !== hit.entityType) continue;
    const parent = parentOf(hit, groupingEntityType);
    if (parent !== undefined) return parent;
  }
  return hit;
}

/** The parent of a column, if it is of `entityType`. */
function parentOf({ urn, entityType }: TypedUrn, parentType: string): TypedUrn | undefined {
  if (entityType !== 'schemaField') return undefined;
  const parent = Urn.tryParse(Urn.tryParse(urn)?.parts[0] ?? '');
  return parent?.entityType === parentType ? { urn: parent.toString(), entityType: parentType } : undefined;
}
